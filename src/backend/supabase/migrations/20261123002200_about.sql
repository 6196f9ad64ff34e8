-- The about page, and the same subjects on the home page. An empty heading is replaced by the built-in one; other empty texts
-- aren't shown.
do $$ begin perform private.add_collection('about', '{
  "single": true,
  "shared": {
    "image": {"kind": "picture"},
    "focus": {"kind": "focus"},
    "decorative": {"kind": "flag"},
    "team": {"kind": "items", "most": 30, "fields": {
      "name": {"kind": "text", "most": 100, "both": true, "required": true},
      "role": {"kind": "text", "most": 300, "both": true},
      "picture": {"kind": "picture"}
    }}
  },
  "text": {
    "title": {"kind": "text", "most": 120, "required": true},
    "lead": {"kind": "text", "most": 300},
    "imageAlt": {"kind": "text", "most": 300},
    "homeTitle": {"kind": "text", "most": 120},
    "homeText": {"kind": "text", "most": 600},
    "visionTitle": {"kind": "text", "most": 60},
    "visionText": {"kind": "text", "most": 600, "required": true},
    "missionTitle": {"kind": "text", "most": 60},
    "missionText": {"kind": "text", "most": 600, "required": true},
    "educationTitle": {"kind": "text", "most": 60},
    "educationText": {"kind": "text", "most": 600},
    "communityTitle": {"kind": "text", "most": 60},
    "communityText": {"kind": "text", "most": 600},
    "storyTitle": {"kind": "text", "most": 120},
    "story": {"kind": "text", "most": 20000, "required": true, "markup": true},
    "valuesTitle": {"kind": "text", "most": 120},
    "values": {"kind": "items", "most": 8, "fields": {
      "title": {"kind": "text", "most": 60, "required": true},
      "text": {"kind": "text", "most": 300}
    }},
    "teamTitle": {"kind": "text", "most": 120},
    "teamText": {"kind": "text", "most": 600},
    "teamButton": {"kind": "text", "most": 40}
  }
}'); end $$;
