-- Up Migration

-- Who told of the redemption: the shop, with an order of its own, or the plan, which may know of
-- orders elsewhere. An import of the plan's marks those it brings.
alter table member_data.redemptions
  add column recorded_by text not null default 'shop'
    constraint known_recorder check (recorded_by in ('shop', 'plan'));
