import { readFileSync } from 'node:fs';

export default function noticeLoader(source) {
  const notice = readFileSync('notice.txt', 'utf8').trim();
  return source.replace('__NOTICE__', JSON.stringify(notice));
}
