-- Why a sent mail does not lie in the server's Sent folder yet: a keyword, then the server's words; '' where nothing is wrong.
alter table emails add column filing_reason text not null default '';
