import { useEffect, useRef, useState, type KeyboardEvent, useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import { MOST_STARS, STAGE_MAP } from '#shared/content/stageRoad.ts';
import { STAGE_THEMES } from '#shared/simulation/stage/level.ts';
import { Ribbon } from '../stage/Ribbon.tsx';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { FriendsOnShell } from './FriendsOnShell.tsx';
import { RoadShell } from './RoadShell.tsx';
import { StageCard } from './StageCard.tsx';
import { firstChosen, isThemeOpen, starTotalOf, type MapShell } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import { ThemeSign } from './ThemeSign.tsx';
import styles from './StageMap.module.css';

/** Mist over the places that are not open yet, in px of the picture. */
const MIST = {
  PATH: [],
  PATTERN: [
    [560, 480, 250, 130],
    [640, 560, 200, 90],
  ],
  RIDDLE: [
    [880, 460, 270, 130],
    [1060, 500, 280, 110],
  ],
  SPELL: [
    [1150, 290, 200, 100],
    [1110, 230, 180, 80],
  ],
} as const;

const FACE = { width: 50, height: 50 };

/** The road from the village to the surface, with everybody who is on it. */
export function StageMap({ shells }: { readonly shells: readonly MapShell[] }) {
  const place = useRef<HTMLDivElement>(null);
  const road = useRef<HTMLOListElement>(null);
  const scale = useMapScale(place);
  const navigate = useNavigate();
  const isCalm = useReducedMotion();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = shells.find(({ problemId }) => problemId === chosenId) ?? firstChosen(shells);
  const here = firstChosen(shells);
  const starTotal = starTotalOf(shells);
  const itemKeys = (worn ?? []).flatMap(({ itemId }) => itemById(itemId)?.key ?? []);

  // The place begins where the child stands.
  const home = here?.spot;
  useEffect(() => {
    const element = place.current;
    if (!element || !home) return;
    element.scrollTo(middleOf(element, home, scale));
  }, [scale, home]);

  const choose = (shell: MapShell) => {
    setChosenId(shell.problemId);
    place.current?.scrollTo({
      ...middleOf(place.current, shell.spot, scale),
      behavior: isCalm ? 'instant' : 'smooth',
    });
  };
  const press = (shell: MapShell) => {
    requestSound('click');
    if (shell.problemId === chosen?.problemId && shell.state !== 'locked')
      void navigate(paths.stage(shell.problemId));
    else choose(shell);
  };
  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined || !chosen) return;
    event.preventDefault();
    const next = shells[shells.indexOf(chosen) + way];
    if (!next) return;
    choose(next);
    road.current
      ?.querySelector<HTMLButtonElement>(`[data-stage="${next.problemId}"]`)
      ?.focus({ preventScroll: true });
  };

  return (
    <>
      <div ref={place} className={styles.place}>
        <div
          className={styles.scene}
          style={{ width: STAGE_MAP.width * scale, height: STAGE_MAP.height * scale }}
        >
          <img
            className={styles.picture}
            src="/ui/stage/@1x/map.webp"
            srcSet="/ui/stage/@1x/map.webp 1x, /ui/stage/@2x/map.webp 2x"
            alt=""
            draggable={false}
          />
          {STAGE_THEMES.filter((theme) => !isThemeOpen(theme, starTotal)).flatMap((theme) =>
            MIST[theme].map(([x, y, w, h]) => (
              <i
                key={`${x} ${y}`}
                className={styles.mist}
                style={{
                  left: (x - w) * scale,
                  top: (y - h) * scale,
                  width: 2 * w * scale,
                  height: 2 * h * scale,
                }}
              />
            )),
          )}
          {STAGE_THEMES.map((theme) => (
            <ThemeSign
              key={theme}
              theme={theme}
              scale={scale}
              stages={shells.filter((shell) => shell.theme === theme)}
              starTotal={starTotal}
            />
          ))}
          <ol ref={road} aria-label={mapTexts.stages}>
            {shells.map((shell) => (
              <RoadShell
                key={shell.problemId}
                shell={shell}
                scale={scale}
                isChosen={shell.problemId === chosen?.problemId}
                onPress={() => press(shell)}
                onKeyDown={walk}
              />
            ))}
          </ol>
          {shells.map(
            (shell) =>
              shell.friendList.length > 0 && (
                <FriendsOnShell key={shell.problemId} shell={shell} scale={scale} />
              ),
          )}
          {here && itemKeys.length > 0 && (
            <div className={styles.me} style={{ left: here.spot.x * scale, top: here.spot.y * scale }}>
              <AvatarPreview itemKeys={itemKeys} height={112} expression="happy" label={nickname} />
              <span className={styles.myName}>{nickname}</span>
            </div>
          )}
          <div className={styles.jelly} style={{ left: 352 * scale, top: 236 * scale }}>
            <Mascot sprite="jellyfish" size={104} />
            <p className={styles.says}>
              {here?.state === 'now' ? mapTexts.waits(here.order) : mapTexts.allDone}
            </p>
          </div>
        </div>
      </div>
      <Ribbon name={mapTexts.title} tone="sea" className={styles.ribbon} />
      <div className={styles.total}>
        <span className={styles.face} style={FACE} aria-hidden="true">
          {itemKeys.length > 0 && (
            <AvatarPreview itemKeys={itemKeys} height={50} bust animate={false} label="" />
          )}
        </span>
        <div>
          <b>{nickname}</b>
          <span>
            <StarIcon isLit size={28} />
            {mapTexts.stars(starTotal, shells.length * MOST_STARS)}
          </span>
        </div>
        <ButtonLink to={paths.puzzles} size="small" tone="sea">
          {mapTexts.puzzle}
        </ButtonLink>
        <ButtonLink to={paths.ownStages} size="small" tone="sea">
          {mapTexts.ownStages}
        </ButtonLink>
      </div>
      {chosen && <StageCard key={chosen.problemId} shell={chosen} />}
    </>
  );
}

/** How far the place is scrolled with a spot in the middle of what the card leaves free. */
function middleOf(place: HTMLElement, spot: Readonly<{ x: number; y: number }>, scale: number) {
  const { paddingBottom } = getComputedStyle(place);
  return {
    left: spot.x * scale - place.clientWidth / 2,
    top: spot.y * scale - (place.clientHeight - Number.parseFloat(paddingBottom)) / 2,
  };
}

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** CSS px per px of the map's picture, so that it covers its place; it is scrolled where it is larger. */
function useMapScale(place: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () =>
      setScale(Math.max(element.clientWidth / STAGE_MAP.width, element.clientHeight / STAGE_MAP.height));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return scale;
}
