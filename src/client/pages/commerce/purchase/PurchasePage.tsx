import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { itemById } from '#shared/content/items.ts';
import { hashKeySchema } from '#shared/contract/commerce/products.ts';
import { guardianQueries } from '#client/net/people/guardians.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { productQueries } from '#client/net/commerce/products.ts';
import { profileQuery } from '#client/net/people/profiles.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useAskGuardianForTickets } from '#client/net/tutoring/lessons.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { GuardianSession } from './GuardianSession.tsx';
import type { LearnerPickerProps } from './LearnerPicker.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { PurchaseFrame } from './PurchaseFrame.tsx';
import { learnerOf } from './resultPath.ts';
import { purchaseTexts as texts } from './texts.ts';

/** Tickets for lessons (/purchase/product): for oneself, or by a guardian for a child. */
export function PurchasePage() {
  const [search] = useSearchParams();
  const learnerId = learnerOf(search);
  return (
    <PurchaseFrame
      title={texts.title}
      icon={<Ticket aria-hidden="true" />}
      back={learnerId === null ? paths.tutoring : paths.guardian}
    >
      {learnerId === null ? <OwnPurchase /> : <ChildPurchase learnerId={learnerId} />}
    </PurchaseFrame>
  );
}

/** Below fourteen a guardian pays; the child asks for it. */
function OwnPurchase() {
  const user = useStore(sessionStore, (session) => session.user);
  const tickets = useQuery(ticketQueries.own(1));
  const phone = useQuery(paymentQueries.phone());
  useEffect(() => {
    if (phone.isError) showToast({ text: texts.phone.warning, theme: 'warning' });
  }, [phone.isError]);
  const profile = useQuery({ ...profileQuery(user?.userId ?? 0), enabled: user !== null });
  const self = {
    userId: user?.userId ?? 0,
    nickname: user?.nickname ?? '',
    itemKeyList:
      profile.data?.equippedUserItemList.flatMap(({ itemId }) => itemById(itemId)?.key ?? []) ?? [],
    offFeatureList: user?.offFeatureList ?? [],
  };
  return (
    <ListBody query={tickets} failed={texts.failed}>
      {({ mayBuy }) =>
        mayBuy ? (
          // The page works as well without the number that is stored.
          <Groups isReady={!phone.isPending}>
            {(form) => (
              <PurchaseForm
                {...form}
                learnerId={null}
                learners={{ learners: [self], chosen: self, isOwn: true, onChoose: () => undefined }}
                knownPhone={phone.data ?? null}
                back={paths.tutoring}
              />
            )}
          </Groups>
        ) : (
          <AskGuardianPanel />
        )
      }
    </ListBody>
  );
}

function ChildPurchase({ learnerId }: { readonly learnerId: number }) {
  const [, setSearch] = useSearchParams();
  const page = useQuery(guardianQueries.page());
  const onChoose: LearnerPickerProps['onChoose'] = (userId) =>
    setSearch(
      (search) => {
        const next = new URLSearchParams(search);
        next.set('learner', `${userId}`);
        return next;
      },
      { replace: true },
    );
  return (
    <GuardianSession query={page}>
      {({ childList }) => {
        const chosen = childList.find(({ userId }) => userId === learnerId);
        if (!chosen)
          return (
            <EmptyState scene="lost" title={texts.guardian.noChild} hint={texts.guardian.noChildHint}>
              <ButtonLink to={paths.guardian}>{texts.guardian.open}</ButtonLink>
            </EmptyState>
          );
        if (!chosen.isProven)
          return (
            <EmptyState scene="waiting" title={texts.guardian.notProven} hint={texts.guardian.notProvenHint}>
              <ButtonLink to={paths.guardian}>{texts.guardian.open}</ButtonLink>
            </EmptyState>
          );
        return (
          <Groups isReady>
            {(form) => (
              <PurchaseForm
                key={learnerId}
                {...form}
                learnerId={learnerId}
                learners={{ learners: childList, chosen, isOwn: false, onChoose }}
                knownPhone=""
                back={paths.guardian}
              />
            )}
          </Groups>
        );
      }}
    </GuardianSession>
  );
}

interface GroupsProps {
  readonly isReady: boolean;
  readonly children: (form: Pick<Parameters<typeof PurchaseForm>[0], 'info' | 'firstProductId'>) => ReactNode;
}

/** The group that the address names, or one of all. */
function Groups({ isReady, children }: GroupsProps) {
  const [search] = useSearchParams();
  const hashKey = hashKeySchema.safeParse(search.get('hash_key') ?? '').data;
  const productId = Number(search.get('product_id')) || null;
  const infos = useQuery({ ...productQueries.forSale(1, hashKey), enabled: isReady });
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  return (
    <ListBody
      query={infos}
      failed={texts.failed}
      isEmpty={({ productInfoList }) => productInfoList.every(isEmptyGroup)}
      empty={
        hashKey === undefined ? (
          <EmptyState scene="empty-shelf" title={texts.empty} hint={texts.emptyHint} />
        ) : (
          <EmptyState scene="lost" title={texts.unknownGroup} hint={texts.unknownGroupHint}>
            <ButtonLink to={paths.purchaseProduct}>{texts.allGroups}</ButtonLink>
          </EmptyState>
        )
      }
    >
      {({ productInfoList }) => {
        const groups = productInfoList.filter((info) => !isEmptyGroup(info));
        const info =
          groups.find((group) => group.hashKey === chosenKey) ??
          groups.find((group) =>
            group.paymentProductList.some((one) => one.paymentProductId === productId),
          ) ??
          groups[0];
        return (
          info && (
            <Stack gap={3}>
              {groups.length > 1 && (
                <Chips
                  label={texts.groups}
                  options={groups.map((group) => ({ value: group.hashKey, label: group.title }))}
                  value={info.hashKey}
                  onChange={setChosenKey}
                />
              )}
              {children({ info, firstProductId: productId })}
            </Stack>
          )
        );
      }}
    </ListBody>
  );
}

const isEmptyGroup = ({ paymentProductList }: { readonly paymentProductList: readonly unknown[] }) =>
  paymentProductList.length === 0;

function AskGuardianPanel() {
  const ask = useAskGuardianForTickets({
    onSuccess: () => showToast({ text: texts.child.asked, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, texts.child.notAsked), theme: 'warning' }),
  });
  return (
    <EmptyState scene="waiting" title={texts.child.title} hint={texts.child.hint}>
      <Button size="large" busy={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>
        {texts.child.ask}
      </Button>
      <ButtonLink to={paths.tutoring}>{texts.child.back}</ButtonLink>
    </EmptyState>
  );
}
