import { Check, Footprints, Move, Puzzle } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useKeyName } from '#client/overlay/shell/useKeyName.ts';
import { GoalArrow } from '#client/overlay/world/goal/GoalArrow.tsx';
import { useWorldOverlay } from '#client/overlay/world/goal/useWorldOverlay.ts';
import goal from '#client/overlay/world/goal/Goal.module.css';
import { NearPrompt } from '#client/overlay/world/hud/NearPrompt.tsx';
import { TouchControls } from '#client/overlay/world/hud/TouchControls.tsx';
import type { Near } from '#client/overlay/world/hud/useWorldEvents.ts';
import hud from '#client/overlay/world/hud/Hud.module.css';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { FIRST_PATH } from '#shared/content/firstPath.ts';
import { guestTexts as texts, type GuestStep } from './texts.ts';
import { useControls } from './useControls.ts';
import styles from './FirstMinute.module.css';

const STEPS = ['walk', 'find', 'code'] as const satisfies readonly GuestStep[];
/** The way after which walking is known, px. */
const WALK_PX = 120;
/** Above the shells of the path. */
const SIGN_PX = 110;

const NOWHERE: Near = {
  npcId: null,
  portal: null,
  courseId: null,
  objectId: null,
  placeId: null,
  placePage: null,
  arrivedAt: null,
};
const { object } = FIRST_PATH;
/** The arrow at the edge of a phone stays clear of the avatar. */
const ABOVE_PATH = { x: object.x, y: object.y - 170 };

export interface GuestHudProps {
  /** The editor lies over the world. */
  readonly isEditorOpen: boolean;
  /** The first path is walked. */
  readonly hasMet: boolean;
  readonly onEditor: () => void;
}

/** The HUD of a guest: three steps, and the way to an account. */
export function GuestHud({ isEditorOpen, hasMet, onEditor }: GuestHudProps) {
  const bridge = useBridge();
  const near = useNearPath(onEditor);
  const hasWalked = useHasWalked();
  const isThere = near.objectId === object.id;
  const now: GuestStep = !hasWalked && !isThere ? 'walk' : isThere ? 'code' : 'find';

  const go = () => bridge.ask((world) => world.walkTo({ kind: 'object', id: object.id }));

  return (
    <div
      className={hud.hud}
      data-hidden={isEditorOpen || undefined}
      inert={isEditorOpen}
      data-first-minute={hasMet ? 'done' : 'playing'}
    >
      <Cluster gap={2} className={styles.skip}>
        <ButtonLink to={paths.signIn}>{texts.leave}</ButtonLink>
        {!hasMet && (
          <ButtonLink tone="ok" to={paths.signUp}>
            {texts.signUp}
          </ButtonLink>
        )}
      </Cluster>
      {hasMet ? (
        <GuestEnd />
      ) : (
        <>
          <Steps now={now} onGo={go} />
          <GoalArrow at={ABOVE_PATH} npcId={null} name={object.name} hint={texts.goHint} onGo={go} />
          {!isEditorOpen && <PathSign />}
        </>
      )}
      <NearPrompt near={near} />
      <TouchControls />
    </div>
  );
}

/** Over the path, in sight from where a guest begins. */
function PathSign() {
  const layer = useWorldOverlay();
  return createPortal(
    <div className={goal.sign} style={{ left: object.x, top: object.y - SIGN_PX }} aria-hidden="true">
      <span>{object.name}</span>
      <img src="/ui/flag.svg" alt="" />
    </div>,
    layer,
  );
}

function Steps({ now, onGo }: { readonly now: GuestStep; readonly onGo: () => void }) {
  const controls = useControls();
  const keys = [useKeyName('left'), useKeyName('right')];
  const talkKey = useKeyName('talk');
  const place = STEPS.indexOf(now);
  const signs: Readonly<Record<GuestStep, ReactNode>> = {
    walk:
      controls === 'keyboard' ? (
        keys.map((key) => <kbd key={key}>{key}</kbd>)
      ) : (
        <kbd className={styles.round}>
          <Move />
        </kbd>
      ),
    find: (
      <kbd className={styles.round}>
        <Footprints />
      </kbd>
    ),
    code: controls === 'keyboard' ? <kbd>{talkKey}</kbd> : <kbd className={styles.round}>{<Puzzle />}</kbd>,
  };
  return (
    <section className={styles.panel} data-paper="lip" aria-label={texts.region}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={step === now ? 'now' : index < place ? 'done' : 'later'}
            aria-current={step === now ? 'step' : undefined}
            aria-label={texts.titles[step]}
          >
            <span className={styles.number} aria-hidden="true">
              {index < place ? <Check /> : index + 1}
            </span>
            <span className={styles.keys}>{signs[step]}</span>
            <Stack as="span" gap={0} grow>
              <Text as="b" size="heading" tone={step === now ? 'warning' : 'plain'}>
                {texts.titles[step]}
              </Text>
              <Hint as="small">{texts.hints[step]}</Hint>
            </Stack>
            {step === 'find' && now === 'find' && (
              <IconButton className={styles.listen} label={texts.go} icon={<Footprints />} onClick={onGo} />
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{texts.hints[now]}</span>
      </VisuallyHidden>
    </section>
  );
}

/** The sea has answered; with a name it goes on from here. */
function GuestEnd() {
  return (
    <section className={styles.end} data-paper="lip" aria-label={texts.region}>
      <img className={styles.face} src="/npc/dolphin/@2x/bust.webp" alt="" />
      <Stack gap={0} className={styles.words} role="status">
        <Text as="b" size="title" tone="warning">
          {texts.end}
        </Text>
        <Hint as="small">{texts.endHint}</Hint>
      </Stack>
      <ButtonLink tone="ok" size="large" to={`${paths.signUp}?from=try`}>
        {texts.goOn}
      </ButtonLink>
    </section>
  );
}

/** Hears what the guest comes to; only the path can be opened, everything else waits for an account. */
function useNearPath(onEditor: () => void): Near {
  const bridge = useBridge();
  const [near, setNear] = useState(NOWHERE);
  useEffect(() => {
    const later = () => showToast({ text: texts.later, theme: 'info' });
    const isPath = (id: number | null) => id === object.id;
    const disposals = [
      bridge.on('codeObjectNearChanged', ({ objectId }) =>
        setNear((current) => ({ ...current, objectId: isPath(objectId) ? objectId : null })),
      ),
      bridge.on('walkBegan', () => setNear((current) => ({ ...current, arrivedAt: null }))),
      bridge.on('walkEnded', ({ target, end }) => {
        if (end === 'arrived') setNear((current) => ({ ...current, arrivedAt: target }));
      }),
      bridge.on('codeObjectCalled', ({ objectId }) => (isPath(objectId) ? onEditor() : later())),
      ...(['npcTapped', 'courseCalled', 'placeCalled'] as const).map((type) => bridge.on(type, later)),
    ];
    return () => disposals.forEach((dispose) => dispose());
  }, [bridge, onEditor]);
  return near;
}

function useHasWalked(): boolean {
  const bridge = useBridge();
  const [hasWalked, setHasWalked] = useState(false);
  useEffect(() => {
    let from: number | null = null;
    return bridge.on('bodiesMoved', ({ own }) => {
      from ??= own.x;
      if (Math.abs(own.x - from) >= WALK_PX) setHasWalked(true);
    });
  }, [bridge]);
  return hasWalked;
}
