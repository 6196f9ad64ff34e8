-- Whether two contents of a language are the same to visitors.

-- A part of a document without its empty fields. A draft from before a field was added lacks it, and an editor that opens the draft
-- sends the field empty, which must not count as a change.
create function private.without_empty(part jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(part)
    when 'object' then (
      select coalesce(jsonb_object_agg(f.key, f.value) filter (where f.value::text not in ('""', 'false', 'null', '[]', '{}')), '{}')
      from (select e.key, private.without_empty(e.value) as value from jsonb_each(part) e) f)
    when 'array' then (
      select coalesce(jsonb_agg(private.without_empty(e.value) order by e.nth), '[]')
      from jsonb_array_elements(part) with ordinality as e (value, nth))
    else part
  end;
end
$$;

-- Whether two contents show the same. Empty fields are left out only where the texts differ: that takes fifty times as long as
-- comparing the texts.
create function private.shows_the_same(one jsonb, other jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select one::text = other::text or private.without_empty(one)::text = private.without_empty(other)::text $$;

revoke all on all functions in schema private from public;
