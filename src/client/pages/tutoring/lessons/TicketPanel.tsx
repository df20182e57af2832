import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag, Ticket } from 'lucide-react';
import type { OwnTicket } from '#shared/contract/tutoring/tickets.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useAskGuardianForTickets } from '#client/net/tutoring/lessons.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { lessonTexts, shortDayText } from './texts.ts';

const texts = lessonTexts.tickets;
/** Drawn one by one; the number says all. */
const MOST_SHELLS = 24;

const isOfOneClass = ({ isForEveryTeacher }: OwnTicket) => !isForEveryTeacher;

/** The tickets that are left; a child can ask its guardian for more. */
export function TicketPanel() {
  const tickets = useQuery(ticketQueries.own(1));
  const ask = useAskGuardianForTickets({
    onSuccess: () => showToast({ text: texts.asked, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, lessonTexts.notSaved), theme: 'warning' }),
  });
  return (
    <Section as="aside" title={texts.title}>
      <ListBody query={tickets} failed={texts.failed}>
        {({ ticketList, mayBuy }) => {
          const free = ticketList.filter(({ ticketState }) => ticketState === 'AVAILABLE');
          const [soonest] = free;
          const booked = ticketList.length - free.length;
          return (
            <>
              {soonest ? (
                <>
                  <Text size="display" tone="accent" tabular>
                    {texts.count(free.length)}
                  </Text>
                  <Cluster gap={1} aria-hidden="true">
                    {free.slice(0, MOST_SHELLS).map(({ ticketId }) => (
                      <Ticket key={ticketId} size={26} color="var(--coral-top)" />
                    ))}
                  </Cluster>
                  <Hint>{texts.ends(shortDayText(soonest.expiresAt))}</Hint>
                  {[...Map.groupBy(free.filter(isOfOneClass), ({ channelName }) => channelName)].map(
                    ([className, own]) => (
                      <Hint key={className}>{texts.ofClass(className, own.length)}</Hint>
                    ),
                  )}
                </>
              ) : (
                <>
                  <Text size="display" tone="accent">
                    {texts.none}
                  </Text>
                  <Hint>{mayBuy ? texts.noneHint : texts.noneChild}</Hint>
                </>
              )}
              {booked > 0 && <Hint>{texts.booked(booked)}</Hint>}
              {mayBuy ? (
                <ButtonLink
                  to={paths.purchaseProduct}
                  tone={soonest ? 'alt' : 'ok'}
                  icon={<ShoppingBag aria-hidden="true" />}
                >
                  {texts.buy}
                </ButtonLink>
              ) : (
                <Button tone={soonest ? 'alt' : 'ok'} busy={ask.isPending} onClick={() => ask.mutate()}>
                  {texts.ask}
                </Button>
              )}
            </>
          );
        }}
      </ListBody>
    </Section>
  );
}
