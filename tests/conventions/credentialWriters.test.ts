import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

// Code that writes the means to open an account, or the guardian who agrees for a child, is decided here,
// one by one: an open session alone must not be enough.

const domain = join(projectRoot, 'src/server/domain');
const WRITES = [
  /change: \{ passwordHash/u,
  /\b(?:saveEmail|savePhone|takeEmailBack)\(tx/u,
  /\.set\(\{[^}]*\bemail\b/u,
  /&& \{ email \}/u,
  /change: \{ guardianConsent:/u,
  /change: \{ verifiedState:/u,
  /\brecordConsent\(tx/u,
  /\.insert\(guardian(?:Links|Codes|Sessions|Consents)\)/u,
  /\bcheckOwnPassword\(/u,
  /\bassertMayReplace\(/u,
  /\bforget(?:ParentPhones|OwnPhone)\(tx/u,
];

const DECIDED: Readonly<Record<string, string>> = {
  'people/accounts/saveExtraInfo.ts':
    'the first mail and phone of an account, after `completeSignUp` has asked for the password',
  'people/accounts/users.ts': 'the statements themselves',
  'people/me/completeSignUp.ts':
    'asks for the password with the first mail or phone, and refuses another one',
  'people/me/deleteAccount.ts':
    'asks for the password; the mail and the guardian are told, seven days to come back',
  'people/credentials/changePassword.ts':
    'asks for the password; other sign-ins end, the mail is told with an undo',
  'people/credentials/changeEmail.ts':
    'asks for the password, confirms the new mail, tells the former with an undo',
  'people/credentials/changePhone.ts':
    'asks for the password, confirms the new phone, tells the former one and the mail with an undo',
  'people/sessions/assertMayReplace.ts': 'the check itself, for numbers that a member gives a class',
  'channels/channels/channelProfile.ts': 'asks for the password where a number of the member is replaced',
  'channels/classInfo/classInfo.ts': 'asks for the password where a number of the guardian is replaced',
  'channels/contacts/contacts.ts': 'staff above the member takes numbers away; audited',
  'people/credentials/undoCredentialChange.ts':
    'the token that came to the former mail, once, for seven days',
  'people/sessions/completePasswordReset.ts': 'the code that came to the mail; every sign-in ends',
  'people/sessions/signIn.ts': 'the check itself',
  'channels/channelAccounts/signInCards.ts':
    'staff above the member, for accounts that the channel made alone; audited, every sign-in ends',
  'people/identity/receiveAnswer.ts': 'the provider has proven the person; opens nothing by itself',
  'people/guardians/answerLink.ts':
    'the mailed link with a code that came to a phone, or an identity; a no needs the link',
  'people/guardians/guardedChildren.ts':
    'the session of the guardian; taking a consent back needs a mailed code of its own',
  'people/guardians/proveGuardian.ts': 'the session of the guardian with a code to a phone, or an identity',
  'people/guardians/consentRecords.ts': 'the statement itself',
  'people/guardians/guardianLinks.ts': 'a link goes to the mailbox; a child asks, former guardians are told',
  'people/guardians/guardianCodes.ts': 'codes go to the mailbox or the phone',
  'people/guardians/guardianSessions.ts': 'after a link and its code',
};

it('each place that writes a credential or a consent is decided, and each decision is of such a place', () => {
  const writers = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts'] }).filter((file) => {
    const source = readFileSync(join(domain, file), 'utf8');
    return WRITES.some((pattern) => pattern.test(source));
  });
  expect(writers.toSorted()).toEqual(Object.keys(DECIDED).toSorted());
});
