-- The first view of the home page: one banner, or several in turn; without any the built-in one is shown.
do $$ begin perform private.add_collection('banners', '{
  "shared": {
    "image": {"kind": "picture"},
    "focus": {"kind": "focus"},
    "decorative": {"kind": "flag"},
    "buttonLink": {"kind": "link", "to": ["web", "page"], "required": "buttonLabel"},
    "order": {"kind": "number", "min": 0, "max": 9999},
    "activeFrom": {"kind": "moment"},
    "activeUntil": {"kind": "moment"}
  },
  "text": {
    "title": {"kind": "text", "most": 120, "required": true},
    "content": {"kind": "text", "most": 300},
    "buttonLabel": {"kind": "text", "most": 40, "required": "buttonLink"},
    "imageAlt": {"kind": "text", "most": 300}
  }
}'); end $$;
