-- The words of a company's mails, each once: parts of words are looked for here, and not in every mail.
create table mail_words (
  company_id uuid not null references companies on delete cascade,
  word text collate "C" not null,
  primary key (company_id, word)
);
insert into mail_words (company_id, word)
  select distinct e.company_id, t.lexeme from emails e, unnest(e.terms) t;
