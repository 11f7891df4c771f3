import { expect, test } from 'vitest';
import { readMembersCsv } from './members-csv.ts';

test('a spreadsheet of members is read, quotes and all', () => {
  const csv =
    'memberId,firstName,lastName,email,plan\r\nAH-1,"Ann ""Annie""","O\'Brien, Jr",a@example.com,Alder\r\n';
  expect(readMembersCsv(csv)).toMatchObject([
    { memberId: 'AH-1', firstName: 'Ann "Annie"', lastName: "O'Brien, Jr", email: 'a@example.com' },
  ]);
});

test('every line that cannot be read is named', () => {
  expect(() => readMembersCsv('memberId,firstName,lastName,plan\n,A,B,P\nX,,B,P\n')).toThrow(
    /line 2: memberId.*\nline 3: firstName/,
  );
});
