-- Groups of farmers and friends of nature that readers can join.
do $$ begin perform private.add_collection('communities', '{
  "shared": {
    "image": {"kind": "picture"},
    "focus": {"kind": "focus"},
    "decorative": {"kind": "flag"},
    "link": {"kind": "link", "to": ["web"]}
  },
  "text": {
    "title": {"kind": "text", "most": 120, "required": true},
    "content": {"kind": "text", "most": 600, "required": true},
    "place": {"kind": "text", "most": 120},
    "imageAlt": {"kind": "text", "most": 300}
  }
}'); end $$;
