-- Up Migration

-- The address of each category, which tells what it lies in: `sun/polarized`; and the addresses of
-- itself and all above it, below the root that every category lies in.
create view commerce.category_paths as
  with recursive paths as (
    select c.id, c.url_key as url_path, array[c.url_key] as lies_in
      from commerce.categories c
      join commerce.categories root on root.id = c.parent_id and root.parent_id is null
    union all
    select c.id, paths.url_path || '/' || c.url_key,
           paths.lies_in || (paths.url_path || '/' || c.url_key)
      from commerce.categories c
      join paths on paths.id = c.parent_id
  )
  select id, url_path, lies_in from paths;
