-- Whether a company is about to be deleted is asked with every request of its people. Hardly any company is: the index
-- holds only those few managers, so that the answer "no" reads no user.
create index users_erase_company on users (company_id) where erase_company;
