export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The same for readers that show HTML. */
  readonly html?: string | undefined;
}

/** Port for e-mail: a sandbox that stores mails, and SMTP. */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
}
