import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { pictureAt } from '#shared/simulation/codeObjects/pictureAt.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import { EMPTY_FILM, type FilmLine } from './objectFilm.ts';
import { useObjectPlayer, type ObjectPlayer, type Speed } from './useObjectPlayer.ts';
import { useObjectRun, type ObjectRun } from './useObjectRun.ts';

export interface RunInWorld {
  readonly run: ObjectRun | null;
  readonly player: ObjectPlayer;
  readonly isThinking: boolean;
  /** The line that runs; undefined before the first and after the last. */
  readonly line: FilmLine | undefined;
  readonly lineCount: number;
  /** The seed of what is shown. */
  readonly seed: number;
  /** The run was shown to its end. */
  readonly isAtEnd: boolean;
  /** And has met the goal. */
  readonly hasMet: boolean;
  readonly start: (how: 'play' | 'step') => Promise<void>;
}

interface Heard {
  readonly cell: number;
  readonly waves: number;
}

/** A path of the first quests is heard: each step of the avatar, and each answer of the sea. */
function soundStep(before: Heard, picture: CodeObjectPicture): Heard {
  const now = { cell: Math.ceil(Number(picture['me.x'] ?? 0)), waves: Number(picture.waves ?? 0) };
  if (now.waves > before.waves) requestSound('bubble');
  else if (now.cell > before.cell) requestSound('step');
  return now;
}

/** Runs the program as it stands and plays what it does on the object in the world, line by line. */
export function useRunInWorld({
  bridge,
  object,
  seeds,
  source,
  language,
  speed,
  onMet,
  onPicture,
}: {
  readonly bridge: Bridge;
  readonly object: CodeObject;
  /** Each run of a program that was shown to its end takes the next. */
  readonly seeds: readonly number[];
  readonly source: string;
  readonly language: Language;
  readonly speed: Speed;
  /** A run was shown to its end and has met the goal. */
  readonly onMet: () => void;
  /** Hears of every picture that is shown; stable. */
  readonly onPicture: (picture: CodeObjectPicture) => void;
}): RunInWorld {
  const [turn, setTurn] = useState(0);
  const seedOf = (place: number) => seeds[place % seeds.length] ?? 1;
  const seed = seedOf(turn);
  const program = useObjectRun(object.kind, language);
  const [last, setLast] = useState<ObjectRun | null>(null);
  // A program that was changed has not run yet.
  const run = last !== null && last.source === source && last.language === language ? last : null;
  const film = run?.film ?? EMPTY_FILM;
  const before = useMemo(() => rulesOf(object.kind).parts(seed), [object.kind, seed]);

  const heard = useRef<Heard>({ cell: 0, waves: 0 });
  const player = useObjectPlayer({
    film,
    speed,
    onTime: (ms) => {
      const picture = pictureAt(before, film.acts, ms);
      if (object.kind === 'me') heard.current = soundStep(heard.current, picture);
      onPicture(picture);
      bridge.ask((world) => world.showCodeObject(object.id, { kind: 'still', picture }));
    },
    onEnd: () => {
      const met = run?.outcome?.met === true && run.fault === null;
      requestSound(met ? 'win' : 'oops');
      if (!met) return;
      bridge.ask((world) => world.cheer());
      onMet();
    },
  });

  // A film starts to play with the render that brings it.
  const [wanted, setWanted] = useState<{ readonly film: object; readonly how: 'play' | 'step' } | null>(null);
  const begun = useRef<object | null>(null);
  const begin = useEffectEvent((how: 'play' | 'step') => {
    // A program that is changed back brings its film again, but was not started.
    if (begun.current === wanted) return;
    begun.current = wanted;
    if (how === 'play') player.play();
    else player.stepOn();
  });
  useEffect(() => {
    if (wanted?.film === film) begin(wanted.how);
  }, [wanted, film]);

  const isAtEnd = run !== null && (player.isAtEnd || film.lines.length === 0);
  const isOver = player.isAtEnd && !player.isPlaying;
  return {
    run,
    player,
    isThinking: program.isThinking,
    line: player.begun > 0 && !isOver ? film.lines[player.begun - 1] : undefined,
    lineCount: film.lines.length,
    seed,
    isAtEnd,
    hasMet: isAtEnd && run.outcome?.met === true && run.fault === null,
    start: async (how) => {
      if (program.isThinking) return;
      requestSound('click');
      const isNext = run !== null && player.isAtEnd && seeds.length > 1;
      const next = isNext ? turn + 1 : turn;
      const fresh = run && !isNext ? run : await program.run(source, language, seedOf(next));
      setTurn(next);
      setLast(fresh);
      setWanted({ film: fresh.film, how });
    },
  };
}
