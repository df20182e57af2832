import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { askedTermsQuery, useAgreeTerms } from '#client/net/people/terms.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Terms } from '#shared/contract/people/terms.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';

const texts = accountTexts.newTerms;
const DAY = seoulFormat({ dateStyle: 'long' });

/** Terms that have changed since the user agreed to them (/signup/terms): nothing else opens before. */
export function NewTermsPage() {
  const session = useStore(sessionStore);
  const wanted = redirectTarget(useLocation().search);
  const isAsked = session.state === 'VALID' && session.user.needsTerms;
  const asked = useQuery({ ...askedTermsQuery(), enabled: isAsked });
  if (session.state === 'INVALID') return <Navigate to={withRedirect(paths.signIn, wanted)} replace />;
  if (session.state === 'VALID' && !isAsked) return <Navigate to={wanted} replace />;
  return (
    <AccountPage title={texts.title} guide={false}>
      <Stack>
        <Text tone="soft" align="center">
          {texts.lead}
        </Text>
        <ListBody query={asked} failed={texts.failed}>
          {({ termsList }) => <AskedTerms key={termsList.map(keyOf).join()} terms={termsList} />}
        </ListBody>
        <ButtonLink to={paths.signOut}>{texts.leave}</ButtonLink>
      </Stack>
    </AccountPage>
  );
}

const keyOf = ({ type, version }: Terms) => `${type} ${version}`;

function AskedTerms({ terms }: { readonly terms: readonly Terms[] }) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const agree = useAgreeTerms({ onError: (error) => setProblem(userMessageOf(error, uiTexts.notSent)) });
  const submit = () => {
    if (!terms.every((one) => agreed.has(keyOf(one)))) return setProblem(texts.missing);
    setProblem(undefined);
    agree.mutate(terms);
  };
  return (
    <Stack>
      {terms.map((one) => (
        <Stack key={keyOf(one)} as="article" gap={3}>
          <Heading level={2} size="heading" tone="accent">
            {one.title}
          </Heading>
          <Text size="small" tone="soft">
            {texts.since(DAY.format(new Date(one.effectiveAt)), one.version)}
          </Text>
          {one.sectionList.map(({ heading, body }) => (
            <Stack key={heading} as="section" gap={1}>
              <Heading level={3} size="label">
                {heading}
              </Heading>
              <Text written>{body}</Text>
            </Stack>
          ))}
          <CheckBox
            label={texts.agree(one.title)}
            checked={agreed.has(keyOf(one))}
            onChange={({ target }) => {
              const next = new Set(agreed);
              if (target.checked) next.add(keyOf(one));
              else next.delete(keyOf(one));
              setAgreed(next);
            }}
          />
        </Stack>
      ))}
      <FormMessage message={problem} />
      <Button size="large" wide busy={agree.isPending} onClick={submit}>
        {texts.button}
      </Button>
    </Stack>
  );
}
