-- Up Migration

-- Everything that a wrong code of the challenge counts for: the member, where there is one, and
-- the member id with each form that the contact may have, for a member and for nobody alike.
alter table member_data.challenges add column accounts text[];
update member_data.challenges set accounts = array[account];
alter table member_data.challenges alter column accounts set not null;
alter table member_data.challenges drop column account;
