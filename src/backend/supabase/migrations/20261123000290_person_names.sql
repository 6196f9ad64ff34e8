-- Names of people: which they may have, and which look alike. The first two functions are the same as in src/domain/person-name.ts.

-- A name as it is stored: the plain form of each letter (of full-width and styled ones), and one blank in the place of several.
create function private.tidy_name(name text) returns text
language sql immutable set search_path = ''
as $$ select private.trimmed(regexp_replace(normalize(name, nfkc), '[ \u1680]+', ' ', 'g')) $$;

-- Whether somebody may be called so: by letters of one script, with blanks, digits, dots, commas, hyphens and apostrophes. Without
-- control and unseen signs, marks of direction, brackets, symbols, emoji and web addresses.
create function private.is_name(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select tidy ~ '[^ 0-9'',.\u02bb\u02bc\u02be\u02bf\u0300-\u036f\u2010\u2018\u2019-]'
    and tidy !~ ('[\u0001-\u001f!-&(-+/:-@\[-`{-\u00bf\u00d7\u00f7\u02b0-\u02ba\u02bd\u02c0-\u02ff\u034f\u0483-\u0489\u0600-\u061f'
      '\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1d00-\u1dff\u2000-\u200f\u2011-\u2017\u201a-\u2bff\u2c60-\u2c7f\u2e00-\u2e7f\u3000-\u3004'
      '\u3008-\u3020\u3030\u303d-\u303f\u3200-\u33ff\ua720-\ua7ff\uab30-\uab6f\ue000-\uf8ff\ufd3e-\ufd4f\ufe00-\ufe6f\ufeff-\uffff'
      '\U00010000-\U0001ffff\U000e0000-\U0010ffff]|[\u0300-\u036f]{2}')
    and not (tidy ~ '[A-Za-z\u00c0-\u02af\u1e00-\u1eff]'
      and tidy ~ ('[\u0370-\u058f\u10a0-\u10ff\u13a0-\u13ff\u1400-\u167f\u1c80-\u1cbf\u1f00-\u1fff\u2c00-\u2c5f\u2c80-\u2d2f'
        '\u2de0-\u2dff\ua4d0-\ua4ff\ua640-\ua69f\uab70-\uabbf]'))
    and tidy !~* ('(^|[^a-z0-9])www[.]|[a-z0-9-]{2}[.](com|net|org|info|biz|co|id|web|site|online|shop|app|dev|xyz|link|click|top|club'
      '|me|io|ly)(?![a-z0-9])')
  from (select private.tidy_name(name) as tidy) t
$$;

-- What a name looks like: the same for names that a reader may take for one another. Without accents, blanks, punctuation and the
-- difference of small and capital letters; Greek, Cyrillic and Armenian letters as the Latin ones that they look like (Unicode's
-- confusables.txt); i, l, I and 1 are one, so are o and 0, rn and m, vv and w.
create function private.name_skeleton(name text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(translate(
    private.folded(translate(normalize(name, nfkd),
      'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХԚԜҮ',
      'ABEZHIKMNOPTYXABESIJKMHOPCTYXQWY')),
    'αβγεζηικνορτυχωасеһіјкмнорԛѕтухԝүвгпьɑɡɩɪɴʀʙʟʏʜɢօսոհցil10' || E' ''"`.,_+-\u02be\u02bf',
    'abyeznlkvoptuxwacehljkmhopqstyxwybrnbagllnrblyhgounhglllo'), 'rn', 'm'), 'vv', 'w')
$$;

revoke all on all functions in schema private from public;
