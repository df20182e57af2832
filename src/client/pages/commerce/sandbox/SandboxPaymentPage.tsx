import { Facts } from '#client/ui/text/Facts.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  SANDBOX_PAYMENT_BEHAVIOURS,
  type SandboxPaymentBehaviour,
} from '#shared/contract/commerce/payments.ts';
import { answerSandboxPayment, paymentQueries, type SandboxOrder } from '#client/net/commerce/payments.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { safeRedirect } from '#client/ui/routing/safeRedirect.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { sandboxTexts as texts } from './texts.ts';

const NUMBER = new Intl.NumberFormat('ko-KR');
const FAILURES = SANDBOX_PAYMENT_BEHAVIOURS.filter((behaviour) => behaviour !== 'PAY');

/** The window of the sandbox of payments (/payments/sandbox/:merchantUid): pays or fails as the tester wants it. */
export function SandboxPaymentPage() {
  const { merchantUid = '' } = useParams();
  const order = useQuery(paymentQueries.sandbox(merchantUid));
  return (
    <SeaPage>
      <title>{`${texts.title} · 돌핀 월드`}</title>
      <Panel title={texts.title} titleTone="ok" level={1}>
        <ListBody query={order} failed={texts.failed}>
          {(data) => <Order merchantUid={merchantUid} order={data} />}
        </ListBody>
      </Panel>
    </SeaPage>
  );
}

interface OrderProps {
  readonly merchantUid: string;
  readonly order: SandboxOrder;
}

function Order({ merchantUid, order }: OrderProps) {
  const [search] = useSearchParams();
  const [busy, setBusy] = useState<SandboxPaymentBehaviour | null>(null);
  const [isOver, setIsOver] = useState(!order.isOpen);
  const [problem, setProblem] = useState<string>();
  const answer = async (behaviour: SandboxPaymentBehaviour) => {
    setBusy(behaviour);
    setProblem(undefined);
    try {
      const { imp_uid, isReturning } = await answerSandboxPayment(merchantUid, behaviour);
      setIsOver(true);
      const back = safeRedirect(search.get('redirect'));
      // Opened as a window, the page that opened it goes on; as a page of its own, it leads back there.
      if (window.opener === null && isReturning && back !== null)
        window.location.assign(`${back}&imp_uid=${encodeURIComponent(imp_uid)}`);
      else window.close();
    } catch (error) {
      setProblem(userMessageOf(error, texts.notSent));
      setBusy(null);
    }
  };
  return (
    <Stack gap={4}>
      <Text tone="soft">{texts.lead}</Text>
      <Card>
        <Facts
          layout="sums"
          items={[
            { term: texts.name, value: order.name },
            {
              term: texts.amount,
              value: <Text as="b" size="title">{`${NUMBER.format(order.amount)}원`}</Text>,
            },
          ]}
        />
      </Card>
      {order.isBilling && <Text tone="soft">{texts.billing}</Text>}
      <FormMessage message={problem} />
      {isOver ? (
        <>
          <Text role="status" tone="soft">
            {texts.over}
          </Text>
          <Button tone="sea" wide onClick={() => window.close()}>
            {texts.close}
          </Button>
        </>
      ) : (
        <>
          <Button
            size="large"
            wide
            busy={busy === 'PAY'}
            disabled={busy !== null}
            onClick={() => void answer('PAY')}
          >
            {texts.behaviours.PAY}
          </Button>
          <Heading level={2} size="label" tone="soft">
            {texts.others}
          </Heading>
          <Grid columns={2} gap={3} align="stretch">
            {FAILURES.map((behaviour) => (
              <Button
                key={behaviour}
                tone="alt"
                size="small"
                busy={busy === behaviour}
                disabled={busy !== null}
                onClick={() => void answer(behaviour)}
              >
                {texts.behaviours[behaviour]}
              </Button>
            ))}
          </Grid>
        </>
      )}
    </Stack>
  );
}
