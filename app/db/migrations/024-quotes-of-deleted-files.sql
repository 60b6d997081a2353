-- What answers quoted of files that are already deleted goes as well (decision 021).
update messages set answer = '', unsupported = '[]'
where id in (
  select c.message_id from citations c left join files f on f.id = c.file_id
  where f.id is null or f.status = 'deleting');
update citations set sentence = '', heading = null
where file_id is null or file_id in (select id from files where status = 'deleting');
