import { useQuery } from '@tanstack/react-query';
import { FileUp, ScrollText, UserPlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type MemberList, memberQueries } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import { MOST_COUNTED, type ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';
import { MemberLists } from './MemberLists.tsx';
import { NextApplicant } from './NextApplicant.tsx';

const AddStudents = lazy(async () => ({ default: (await import('./AddStudents.tsx')).AddStudents }));
const MemberPanel = lazy(async () => ({ default: (await import('./MemberPanel.tsx')).MemberPanel }));
const SignInCards = lazy(async () => ({ default: (await import('./SignInCards.tsx')).SignInCards }));
const VerificationList = lazy(async () => ({
  default: (await import('./VerificationList.tsx')).VerificationList,
}));

type Tab = MemberList | 'verification';
const TABS: readonly Tab[] = ['all', 'pending', 'staff', 'suspend', 'ben', 'verification'];

/** The panel beside the list. */
type Side =
  | { readonly kind: 'member'; readonly member: ChannelMember }
  | { readonly kind: 'add' }
  | { readonly kind: 'cards'; readonly cards: readonly SignInCard[] }
  | null;

/** Everybody in the channel, as its staff sees them. */
export function MembersPage() {
  const channel = useChannel();
  const [tab, setTab] = useState<Tab>('all');
  const [side, setSide] = useState<Side>(null);
  const refreshSide = useCallback(
    (rows: readonly ChannelMember[]) => setSide((before) => fresh(before, rows)),
    [],
  );
  const opener = useRef<Element | null>(null);
  const open = (next: Side) => {
    // One panel may lead to another.
    if (!document.activeElement?.closest('aside')) opener.current = document.activeElement;
    setSide(next);
  };
  /** Somebody who goes on by the keyboard does so where the panel was opened. */
  const close = useCallback(() => {
    setSide(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);
  const isMember = side?.kind === 'member';
  useEffect(() => {
    if (!isMember) return;
    // Not what is being written, nor cards whose passwords are shown this once.
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isInside = target instanceof Element && target.closest('aside') !== null;
      if (key === 'Escape' && isInside && !target.matches('input, select, textarea')) close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isMember, close]);
  const counts = useQuery(memberQueries.counts(channel.id));
  const counted = (name: Tab) => {
    const count = counts.data?.[name];
    return count === undefined || (count === 0 && name !== 'all')
      ? ''
      : ` ${count >= MOST_COUNTED ? '9,999+' : count}`;
  };
  return (
    <Page
      width="wide"
      side={
        side && (
          <Suspense fallback={<Loading />}>
            <SidePanel side={side} open={open} close={close} />
          </Suspense>
        )
      }
    >
      <PageHead title={texts.title} beside={counts.data && texts.count(counts.data.all, MOST_COUNTED)}>
        {channel.holds('manager') && (
          <ButtonLink
            size="small"
            to={paths.channelAudit(channel.channelDomain)}
            icon={<ScrollText aria-hidden="true" />}
          >
            {texts.audit}
          </ButtonLink>
        )}
        <ButtonLink
          size="small"
          to={paths.channelImport(channel.channelDomain)}
          icon={<FileUp aria-hidden="true" />}
        >
          {texts.import}
        </ButtonLink>
        <Button size="small" icon={<UserPlus />} onClick={() => open({ kind: 'add' })}>
          {texts.add}
        </Button>
      </PageHead>
      <Section aria-label={texts.tabs[tab]}>
        <Chips
          label={texts.tabsLabel}
          options={TABS.map((value) => ({ value, label: `${texts.tabs[value]}${counted(value)}` }))}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setSide(null);
          }}
        />
        {tab === 'all' && (counts.data?.pending ?? 0) > 0 && (
          <NextApplicant onAll={() => setTab('pending')} />
        )}
        {tab === 'verification' ? (
          <Suspense fallback={<Loading />}>
            <VerificationList />
          </Suspense>
        ) : (
          <MemberLists
            key={tab}
            list={tab}
            onOpen={(member) => open({ kind: 'member', member })}
            onCards={(cards) => open({ kind: 'cards', cards })}
            onRows={refreshSide}
          />
        )}
      </Section>
    </Page>
  );
}

interface SidePanelProps {
  readonly side: NonNullable<Side>;
  readonly open: (side: Side) => void;
  readonly close: () => void;
}

function SidePanel({ side, open, close }: SidePanelProps) {
  const showCards = (cards: readonly SignInCard[]) => open({ kind: 'cards', cards });
  switch (side.kind) {
    case 'member':
      return (
        <MemberPanel key={side.member.memberId} member={side.member} onClose={close} onCards={showCards} />
      );
    case 'add':
      return <AddStudents onMade={showCards} onClose={close} />;
    case 'cards':
      return <SignInCards cards={side.cards} onCards={showCards} onClose={close} />;
  }
}

/** The member beside the list as it is now; nobody once it has gone to another list. */
function fresh(side: Side, rows: readonly ChannelMember[]): Side {
  if (side?.kind !== 'member') return side;
  const member = rows.find(({ memberId }) => memberId === side.member.memberId);
  if (member === side.member) return side;
  return member ? { kind: 'member', member } : null;
}
