import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { acceptVerification, memberQueries, rejectVerification } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Caption, Label, Text } from '#client/ui/text/Text.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';

/** Members who ask to be recognised as pupils, under their real names. */
export function VerificationList() {
  const { id, holds } = useChannel();
  const query = useQuery(memberQueries.verifications(id));
  const { act, isPending } = useMemberActions();
  return (
    <ListBody
      query={query}
      failed={texts.failed}
      isEmpty={({ verificationList }) => verificationList.length === 0}
      empty={<EmptyState title={texts.empty.verification} />}
    >
      {({ verificationList }) => (
        <Stack as="ul" gap={3}>
          {verificationList.map(({ verificationId, name, nickname, loginName, message }) => (
            <Card key={verificationId} as="li" layout="row" size="small" tone="warning">
              <Stack as="span" gap={0} grow>
                <Label>{texts.verificationName(name, nickname)}</Label>
                <Caption>{loginName}</Caption>
                {message !== '' && (
                  <Text as="span" size="small">
                    {message}
                  </Text>
                )}
              </Stack>
              {holds('manager') && (
                <Row as="span">
                  <Button
                    size="small"
                    icon={<Check />}
                    disabled={isPending}
                    onClick={() =>
                      act({
                        run: () => acceptVerification(id, verificationId, 'ADVANCED'),
                        done: texts.done.verify(name),
                      })
                    }
                  >
                    {texts.accept}
                  </Button>
                  <Button
                    size="small"
                    tone="alt"
                    icon={<X />}
                    disabled={isPending}
                    onClick={() =>
                      act({
                        run: () => rejectVerification(id, verificationId),
                        done: texts.done.reject(name),
                      })
                    }
                  >
                    {texts.reject}
                  </Button>
                </Row>
              )}
            </Card>
          ))}
        </Stack>
      )}
    </ListBody>
  );
}
