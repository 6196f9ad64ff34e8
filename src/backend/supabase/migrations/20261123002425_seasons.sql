-- The stages of the fields in each region and month, and the home page's text about the month: one item. A region has a letter for
-- each month from January on (p land preparation, t planting, g growing, h harvest), in a fixed field, so that it has one year and
-- unknown regions are impossible. Where it is empty, the portal's default applies (src/domain/seasons/planting-seasons.ts).
do $$ begin perform private.add_collection('seasons', '{
  "single": true,
  "shared": {
    "sumatra": {"kind": "text", "most": 12, "like": "^[ptgh]{12}$"},
    "java": {"kind": "text", "most": 12, "like": "^[ptgh]{12}$"},
    "baliNusaTenggara": {"kind": "text", "most": 12, "like": "^[ptgh]{12}$"},
    "kalimantan": {"kind": "text", "most": 12, "like": "^[ptgh]{12}$"},
    "sulawesi": {"kind": "text", "most": 12, "like": "^[ptgh]{12}$"},
    "malukuPapua": {"kind": "text", "most": 12, "like": "^[ptgh]{12}$"}
  },
  "text": {
    "title": {"kind": "text", "most": 60, "required": true},
    "content": {"kind": "text", "most": 300, "required": true}
  }
}'); end $$;
