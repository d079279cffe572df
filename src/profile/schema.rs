//! The JSON Schema of profiles and variants, for editors that complete and check them.

use serde_json::{Map, Value as Json, json};

use crate::{
    profile::{
        ruled::{Kind, NONE, Ruled, name_json},
        tock::cards::{ACTIONS, DO, EFFECTS, Field, FieldKind, Follow, Shape, who_names},
    },
    say,
};

/// Returns the schema of the profiles of a game, made from the tables by which they are read.
pub fn schema<G: Ruled>() -> Json {
    let mut properties = Map::new();
    for (key, about) in [
        ("name", say!("rules-schema-name")),
        ("summary", say!("rules-schema-summary")),
        ("source", say!("rules-schema-source")),
        ("base", say!("rules-schema-base")),
    ] {
        let least = u8::from(key == "name");
        let line =
            json!({ "type": "string", "description": about, "minLength": least, "pattern": r"^[^\x00-\x1f\x7f]*$" });
        properties.insert(key.to_owned(), line);
    }
    properties.insert("game".to_owned(), json!({ "const": G::NAME, "description": say!("rules-schema-game") }));
    let entries = |table: &str| -> Map<_, _> {
        let switches = G::switches().into_iter().filter(|it| G::path(*it).0 == table);
        switches.map(|it| (G::path(it).1.to_owned(), switch::<G>(it))).collect()
    };
    properties.extend(entries(""));
    for table in G::tables() {
        properties.insert(table.to_owned(), object(&entries(table), &[]));
    }
    let mut schema = object(&properties, &["name"]);
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    schema["title"] = say!("rules-schema-title").into();
    schema["$defs"] = json!({
        "action": one_of(&ACTIONS),
        "effect": one_of(EFFECTS.iter().filter(|it| it.what != Follow::Skip)),
        "skip": one_of(EFFECTS.iter().filter(|it| it.what == Follow::Skip)),
    });
    schema
}

fn object(properties: &Map<String, Json>, required: &[&str]) -> Json {
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn switch<G: Ruled>(switch: G::Switch) -> Json {
    let mut schema = match G::kind(switch) {
        Kind::Names(names) => json!({ "enum": names.into_iter().map(name_json).collect::<Vec<_>>() }),
        Kind::Flag => json!({ "type": "boolean" }),
        Kind::Number { min, max, or_none: false } => whole(min.into(), max.into()),
        Kind::Number { min, max, or_none: true } => {
            json!({ "anyOf": [whole(min.into(), max.into()), { "const": NONE }] })
        }
        Kind::Numbers { min, max } => json!({ "type": "array", "items": whole(min.into(), max.into()) }),
        Kind::Actions => json!({ "type": "array", "items": { "$ref": "#/$defs/action" }, "minItems": 1 }),
    };
    for (key, value) in G::schema_of(switch) {
        schema[key] = value;
    }
    schema["description"] = G::about(switch).into();
    if G::has_default(switch) {
        schema["default"] = G::json(&G::defaults(), switch).into();
    }
    schema
}

fn whole(min: i64, max: i64) -> Json {
    json!({ "type": "integer", "minimum": min, "maximum": max })
}

fn one_of<T: 'static>(shapes: impl IntoIterator<Item = &'static Shape<T>>) -> Json {
    json!({ "oneOf": shapes.into_iter().map(shape).collect::<Vec<_>>() })
}

fn shape<T>(shape: &Shape<T>) -> Json {
    let mut properties = Map::new();
    properties.insert(DO.to_owned(), json!({ "const": shape.name }));
    properties.extend(shape.fields.iter().map(|it| (it.name.to_owned(), field(it))));
    let needed: Vec<_> = shape.fields.iter().filter(|it| it.needed).map(|it| it.name).collect();
    object(&properties, &[&[DO][..], &needed].concat())
}

fn field(field: &Field) -> Json {
    match field.kind {
        FieldKind::Steps { max } => {
            let mut steps = whole(-i64::from(max), max.into());
            steps["not"] = json!({ "const": 0 });
            steps
        }
        FieldKind::Number { max } => whole(1, max.into()),
        FieldKind::FewestAndMost { max } => {
            json!({ "type": "array", "items": whole(1, max.into()), "minItems": 2, "maxItems": 2 })
        }
        FieldKind::Who => json!({ "enum": who_names() }),
        FieldKind::Only(word) => json!({ "const": word }),
        FieldKind::Flag => json!({ "type": "boolean" }),
        FieldKind::Then([Follow::Skip]) => {
            json!({ "type": "array", "items": { "$ref": "#/$defs/skip" }, "minItems": 1, "maxItems": 1 })
        }
        FieldKind::Then(_) => json!({ "type": "array", "items": { "$ref": "#/$defs/effect" } }),
    }
}
