-- The planting seasons of regions: which stage fields are at in each month, a letter for each from January on (p land preparation,
-- t planting, g growing, h harvest), and the islands where that holds. The home page is drawn in the season of the reader's region;
-- where nothing is published, the portal's own seasons hold (src/domain/seasons/planting-seasons.ts).
do $$ begin perform private.add_collection('seasons', '{
  "shared": {
    "stages": {"kind": "text", "most": 12, "required": true, "like": "^[ptgh]{12}$"},
    "sumatra": {"kind": "flag"},
    "java": {"kind": "flag"},
    "baliNusaTenggara": {"kind": "flag"},
    "kalimantan": {"kind": "flag"},
    "sulawesi": {"kind": "flag"},
    "malukuPapua": {"kind": "flag"}
  },
  "text": {
    "title": {"kind": "text", "most": 120, "required": true}
  }
}'); end $$;
