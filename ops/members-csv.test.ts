import { expect, test } from 'vitest';
import { readMembersCsv } from './members-csv.ts';

test('a spreadsheet of members is read, quotes and all', () => {
  const csv =
    'memberId,firstName,lastName,email,plan\r\nAH-1,"Ann ""Annie""","O\'Brien, Jr",a@example.com,Alder\r\n';
  expect(readMembersCsv(csv)).toMatchObject([
    { memberId: 'AH-1', firstName: 'Ann "Annie"', lastName: "O'Brien, Jr", email: 'a@example.com' },
  ]);
});

test.each([
  'A-2,Ann "Annie" Lee,Smith,P',
  'A-2,"Ann" Lee,Smith,P',
  'A-2,Ann,O"Neill,P',
  'A-2,"Ann',
])('a quotation mark out of place is told, and nothing is guessed: %s', (line) => {
  const csv = `memberId,firstName,lastName,plan\nA-1,A,B,P\n${line}\n`;
  expect(() => readMembersCsv(csv)).toThrow('line 3: a quotation mark is out of place');
});

test('a file may end without a line end, and with an empty value', () => {
  const [member] = readMembersCsv('memberId,firstName,lastName,plan,email\nA-1,A,B,P,');
  expect(member).toMatchObject({ memberId: 'A-1', email: null });
});

test('a file may hold a member back and say who serves customers', () => {
  const members = readMembersCsv(
    'memberId,firstName,lastName,plan,holdMessage,isCS\nA-1,A,B,P,"Call us, please.",yes\nA-2,A,B,P,,no\nA-3,A,B,P,,',
  );
  expect(members.map(({ holdMessage, isCS }) => ({ holdMessage, isCS }))).toEqual([
    { holdMessage: 'Call us, please.', isCS: true },
    { holdMessage: null, isCS: false },
    { holdMessage: null, isCS: false },
  ]);
});

test('every line that cannot be read is named', () => {
  expect(() => readMembersCsv('memberId,firstName,lastName,plan\n,A,B,P\nX,,B,P\n')).toThrow(
    /line 2: memberId.*\nline 3: firstName/,
  );
});
