# The bots.

bot-level-random = joue n’importe quel coup permis
bot-level-greedy = joue le coup qui lui paraît le meilleur sur le moment
bot-level-steady = pèse aussi les dangers, sa main et son partenaire
bot-level-sharp = essaie ses meilleurs coups dans bien des donnes des cartes cachées
bot-level-master = essaie plus de coups dans bien plus de donnes : le plus fort
bot-no-level = « { $word } » n’est pas un robot ; il y a { $levels }
bot-no-kind = les robots sont { $levels }, chacun aussi avec des donnes ou un temps par coup (sharp:64, sharp:150ms), ou un programme (bot:./programme)
bot-no-kind-of-toccadille = les robots de la Toccadille sont { $levels }
