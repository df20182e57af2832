import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Waves } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { channelQueries, renewChannel } from '#client/net/channels/channels.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import type { Channel } from '#shared/contract/channels/channels.ts';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { ChannelContext, openChannel, useChannel } from './channelContext.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { useStore } from '#client/ui/useStore.ts';
import styles from './ChannelFrame.module.css';
import { guardChannel } from './guardChannel.ts';
import { SwitchedOffPage } from './SwitchedOffPage.tsx';
import { placeAt, placesOf, type ChannelPlace } from './framePlaces.ts';
import { frameTexts as texts } from './texts.ts';
import { useChannelMenu } from './useChannelMenu.ts';

/**
 * The common frame of all pages of a channel: the channel of the address, its guard, the head and the
 * navigation. Pages below read the channel by `useChannel`, and pass its id to their calls.
 */
export function ChannelFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ChannelSite>
      <GuardedChannel>{children}</GuardedChannel>
    </ChannelSite>
  );
}

/** Loads the channel of the address; neither guard nor navigation. */
export function ChannelSite({ children }: { readonly children: ReactNode }) {
  const { channelDomain = '' } = useParams();
  const { pathname, search } = useLocation();
  const isSignedIn = useStore(sessionStore, ({ state }) => state === 'VALID');
  const query = useQuery(channelQueries.byDomain(channelDomain));
  const isUnknown =
    errorCodeOf(query.error) === 'CHANNEL_NOT_FOUND' || errorCodeOf(query.error) === 'VALIDATION_FAIL';
  // The channel may be a hidden one for a visitor who has not signed in yet; one that does not exist looks
  // the same.
  if (isUnknown && !isSignedIn)
    return <Navigate to={withRedirect(paths.signIn, `${pathname}${search}`)} replace />;
  if (isUnknown)
    return (
      <LonePanel>
        <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint}>
          <ButtonLink to={paths.myChannels} tone="sea">
            {texts.myChannels}
          </ButtonLink>
        </EmptyState>
      </LonePanel>
    );
  if (!query.data)
    return (
      <LonePanel>
        <ListBody query={query} failed={texts.failed}>
          {() => null}
        </ListBody>
      </LonePanel>
    );
  return <OpenSite channel={query.data}>{children}</OpenSite>;
}

function OpenSite({ channel, children }: { readonly channel: Channel; readonly children: ReactNode }) {
  const value = useMemo(() => openChannel(channel, () => renewChannel(channel.channelDomain)), [channel]);
  return (
    <ChannelContext value={value}>
      <title>{`${channel.channelName} · ${texts.product}`}</title>
      {children}
    </ChannelContext>
  );
}

/** A page of a channel that fills the window, as a battle does: guarded, without the navigation. */
export function ChannelScreen({ leastRole, children }: ChannelScreenProps) {
  return (
    <ChannelSite>
      <GuardedScreen leastRole={leastRole}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </GuardedScreen>
    </ChannelSite>
  );
}

interface ChannelScreenProps {
  readonly leastRole: RoleCheck;
  readonly children: ReactNode;
}

function GuardedScreen({ leastRole, children }: ChannelScreenProps) {
  const channel = useChannel();
  const { pathname, search } = useLocation();
  const isSignedIn = useStore(sessionStore, ({ state }) => state === 'VALID');
  const elsewhere = guardChannel({ channel, isSignedIn, wanted: `${pathname}${search}`, leastRole });
  return elsewhere === null ? children : <Navigate to={elsewhere} replace />;
}

function GuardedChannel({ children }: { readonly children: ReactNode }) {
  const channel = useChannel();
  const { pathname, search } = useLocation();
  const isSignedIn = useStore(sessionStore, ({ state }) => state === 'VALID');
  const place = placeAt(pathname, channel.channelDomain);
  const wanted = `${pathname}${search}`;
  const elsewhere = guardChannel({ channel, isSignedIn, wanted, leastRole: place?.leastRole });
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <div className={styles.page} data-dense={channel.holds('teacher') || undefined}>
      <div className={styles.sea}>
        <SeaBackdrop />
      </div>
      <header className={styles.head}>
        <Row grow gap={4}>
          <Link to={paths.channel(channel.channelDomain)} className={styles.name}>
            <ChannelFlag flag={channel.flag} size={40} />
            <span>{channel.channelName}</span>
          </Link>
          {channel.superChannelInfo && (
            <span className={styles.above}>
              <Chip>{channel.superChannelInfo.channelName}</Chip>
            </span>
          )}
        </Row>
        {/* The page itself asks in visitors without an account; a member has only to sign in. */}
        {!isSignedIn && <ButtonLink to={withRedirect(paths.signIn, wanted)}>{texts.signIn}</ButtonLink>}
        {isSignedIn && !channel.isMember && (
          <ButtonLink to={paths.channelLounge(channel.channelDomain)} tone="ok">
            {texts.join}
          </ButtonLink>
        )}
        {isSignedIn && (
          <Suspense fallback={null}>
            <NewsBell />
          </Suspense>
        )}
        <ButtonLink to={paths.world} label={texts.toWorld} icon={<Waves aria-hidden="true" />}>
          <span className={styles.above}>{texts.toWorld}</span>
        </ButtonLink>
      </header>
      <Navigation here={place} />
      <main className={styles.main}>
        {place?.plugin !== undefined && !channel.pluginMap[place.plugin] ? (
          <SwitchedOffPage plugin={place.plugin} />
        ) : (
          children
        )}
      </main>
    </div>
  );
}

// A page does not wait for what numbers are read with.
const NewsBell = lazy(async () => ({ default: (await import('./NewsBell.tsx')).NewsBell }));
const HomeworkBadge = lazy(async () => ({ default: (await import('./HomeworkBadge.tsx')).HomeworkBadge }));

/** Places beyond these hide behind «more» on a phone. */
const ON_A_PHONE = 4;
/** More places than these stand beside their icons instead of below. */
const MANY = 9;

function Navigation({ here }: { readonly here: ChannelPlace | undefined }) {
  const channel = useChannel();
  const { channelDomain } = channel;
  const menu = useChannelMenu();
  // A channel without a board has nothing to read; a teacher can make one.
  const hasBoards = menu === undefined || menu.length > 0 || channel.holds('teacher');
  const places = placesOf(channel).filter(({ key }) => key !== 'boards' || hasBoards);
  const { pathname } = useLocation();
  // The address at which the rest was opened: anywhere else it is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  const fits = places.length <= ON_A_PHONE + 1;
  const isBeyond = !fits && places.findIndex(({ key }) => key === here?.key) >= ON_A_PHONE;
  const list = useRef<HTMLElement>(null);
  // A low window has no room for all of them.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here?.key]);
  return (
    <nav
      ref={list}
      className={classNames(styles.navigation, isOpen && styles.open, places.length > MANY && styles.many)}
      aria-label={texts.navigation}
    >
      {places.map(({ key, label, icon: Icon, path }, index) => (
        <Link
          key={key}
          to={path(channelDomain)}
          className={classNames(styles.place, !fits && index >= ON_A_PHONE && styles.beyond)}
          aria-current={here?.key === key ? 'page' : undefined}
        >
          <Icon aria-hidden="true" />
          <span>{label}</span>
          {key === 'homework' && (
            <Suspense>
              <HomeworkBadge />
            </Suspense>
          )}
        </Link>
      ))}
      {!fits && (
        <button
          type="button"
          className={classNames(styles.place, styles.more)}
          aria-expanded={isOpen}
          data-here={(isBeyond && !isOpen) || undefined}
          onClick={() => setOpenedAt(isOpen ? null : pathname)}
        >
          <Ellipsis aria-hidden="true" />
          <span>{texts.more}</span>
        </button>
      )}
    </nav>
  );
}

function LonePanel({ children }: { readonly children: ReactNode }) {
  return (
    <SeaPage>
      <title>{texts.product}</title>
      <Panel>{children}</Panel>
    </SeaPage>
  );
}
