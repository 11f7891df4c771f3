/** A message to a member, as the services hand it over (sealed, inside a job). */
export type Message = {
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
};
