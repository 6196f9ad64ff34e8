-- How long a request may take the database. These are what hosted projects begin with; here they are said, so that nobody's
-- project has others without knowing. What may need longer says so itself (apply_import). The REST service takes them
-- over from the roles; the embedded backend has a limit of its own.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception when insufficient_privilege then
  raise warning 'The time limits of anon and authenticated stay as they are: %', sqlerrm;
end
$$;
notify pgrst, 'reload config';
