-- The contact details of the team, on the contact page, at the end of the home page, and in the footer.
do $$ begin perform private.add_collection('contact', '{
  "single": true,
  "shared": {
    "image": {"kind": "picture"},
    "focus": {"kind": "focus"},
    "decorative": {"kind": "flag"},
    "email": {"kind": "text", "most": 254, "required": true, "like": "^[^@\\s<>\"?&,;:/]+@[^@\\s<>\"?&,;:/]+[.][a-zA-Z0-9-]+$"},
    "phone": {"kind": "text", "most": 40, "like": "^[+]?[0-9][0-9 ().-]{4,}$"},
    "address": {"kind": "text", "most": 300},
    "social": {"kind": "items", "most": 8, "fields": {
      "name": {"kind": "text", "most": 40, "required": true},
      "link": {"kind": "link", "to": ["web"], "required": true}
    }}
  },
  "text": {
    "title": {"kind": "text", "most": 120, "required": true},
    "lead": {"kind": "text", "most": 300},
    "imageAlt": {"kind": "text", "most": 300},
    "place": {"kind": "text", "most": 120, "required": true},
    "askTitle": {"kind": "text", "most": 120},
    "askText": {"kind": "text", "most": 600},
    "noteTitle": {"kind": "text", "most": 120},
    "noteText": {"kind": "text", "most": 1000}
  }
}'); end $$;
