-- Up Migration

-- What the text layer of a document says on this page, for reading it later than it was given. The
-- picture shows the same; null where a page has none, or was given before.
alter table shop.upload_pages add column sealed_text bytea;
