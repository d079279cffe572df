# The board of Toccadille.

stones-in-hand = { $count } in hand
stones-off = { $count } off
