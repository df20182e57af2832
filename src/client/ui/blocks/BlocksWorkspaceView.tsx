import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { BlockError } from '#shared/blocks/BlockError.ts';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { parseProgram } from '#shared/blocks/parseProgram.ts';
import { classNames } from '../classNames.ts';
import { useTouchDevice } from '../keys/useTouchDevice.ts';
import { BlockLabels, type BlockLabel } from './BlockLabels.tsx';
import { ICONS, START_SHELL } from './blockIcons.tsx';
import { BLOCK_COLOURS } from './blockColours.ts';
import { createBlocksWorkspace, type BlocksWorkspace } from './createBlocksWorkspace.ts';
import { GuidingHand } from './GuidingHand.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { NamePrompt } from './NamePrompt.tsx';
import { useMedia } from '../useMedia.ts';
import { blocksTexts } from './texts.ts';
import styles from './Blocks.module.css';
import './blockly.css';

export interface BlocksEditorProps {
  readonly source: string;
  readonly onChange: (source: string) => void;
  /** Types of blocks on offer; null for all of a CODE problem. */
  readonly toolbox: readonly string[] | null;
  /** The block that runs now. */
  readonly highlighted: string | null;
  readonly errors: readonly { readonly blockId: string; readonly message: string }[];
  /** Short words beside blocks, as the turn of a loop: «2 / 3». */
  readonly badges?: readonly { readonly blockId: string; readonly text: string }[];
  /** Most blocks that still earn the star; null or left out for none. */
  readonly limit?: number | null;
  /** The drawer stands open, and a hand shows where the first block goes. */
  readonly isGuided?: boolean;
  readonly readOnly?: boolean;
  /** Ctrl+Enter runs the program: the page listens for it. */
  readonly hasRunKey?: boolean;
  readonly label: string;
}

export function BlocksWorkspaceView(props: BlocksEditorProps) {
  const phone = useMedia('(width <= 640px)');
  // Drawers beside or below are set when Blockly starts, and so is what it offers.
  const key = `${phone} ${props.readOnly === true} ${props.toolbox?.join() ?? ''}`;
  return <Workspace key={key} {...props} phone={phone} />;
}

function Workspace({
  source,
  onChange,
  toolbox,
  highlighted,
  errors,
  badges = [],
  limit = null,
  isGuided = false,
  readOnly = false,
  hasRunKey = false,
  label,
  phone,
}: BlocksEditorProps & { readonly phone: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  const icons = useRef<HTMLDivElement>(null);
  const [workspace, setWorkspace] = useState<BlocksWorkspace | null>(null);
  const broken = faultOf(source);
  const keysId = useId();
  const isTouch = useTouchDevice();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const [view, setView] = useState(0);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
    if (!place.current || !bin.current || !icons.current) return undefined;
    const pictures = picturesIn(icons.current);
    for (const [name, address] of pictures)
      place.current.style.setProperty(`--icon-${name}`, `url("${address}")`);
    const created = createBlocksWorkspace({
      ...{ parent: place.current, bin: bin.current, icons: pictures },
      ...{ toolbox, isOpen: isGuided, readOnly, phone },
      onChange: (next) => changed.current(next),
      onView: () => setView((count) => count + 1),
      askName: (old, answer) => setPrompt({ old, answer }),
    });
    setWorkspace(created);
    const observer = new ResizeObserver(() => created.resize());
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      created.dispose();
      setWorkspace(null);
    };
    // oxlint-disable-next-line exhaustive-deps -- the key of this component changes with what Blockly starts with
  }, []);

  useEffect(() => {
    if (broken === null) workspace?.load(source);
  }, [workspace, source, broken]);
  useEffect(() => workspace?.highlight(highlighted), [workspace, highlighted, source]);
  const errorIds = errors.map(({ blockId }) => blockId).join(' ');
  useEffect(() => workspace?.markErrors(errorIds.split(' ')), [workspace, errorIds, source]);

  const labels: readonly BlockLabel[] = [
    ...(highlighted === null
      ? []
      : [{ blockId: highlighted, text: blocksTexts.nowHere, kind: 'now' as const }]),
    ...badges.map((badge) => ({ ...badge, kind: 'badge' as const })),
    ...errors.map(({ blockId, message }) => ({ blockId, text: message, kind: 'error' as const })),
  ];

  return (
    <section
      className={classNames(styles.editor, readOnly && styles.readOnly)}
      aria-label={label}
      aria-describedby={readOnly ? undefined : keysId}
      style={COLOURS}
    >
      <p id={keysId} hidden>
        {blocksTexts.keys}
      </p>
      <div ref={icons} hidden>
        {Object.entries(ICONS).map(([name, Icon]) => (
          <span key={name} data-icon={name}>
            <Icon color="#fff" strokeWidth={2.7} />
          </span>
        ))}
      </div>
      <div ref={place} className={styles.place} data-phone={phone} data-guided={isGuided || undefined} />
      <div className={styles.tools} hidden={readOnly} data-guided={isGuided || undefined}>
        {!isTouch && !phone && !readOnly && <KeysHelp hasRunKey={hasRunKey} />}
        <button
          type="button"
          className={styles.tool}
          aria-label={blocksTexts.undo}
          onClick={() => workspace?.undo()}
        >
          <Undo2 aria-hidden="true" />
        </button>
        <button
          ref={bin}
          type="button"
          className={styles.tool}
          aria-label={blocksTexts.bin}
          // The chosen block stays chosen while the button is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => workspace?.deleteChosen()}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      {broken === null ? (
        <Counter source={source} limit={limit} />
      ) : (
        <div className={styles.broken} role="alert">
          <p>{broken}</p>
          <p>{blocksTexts.brokenHint}</p>
          <button type="button" onClick={() => onChange('')}>
            {blocksTexts.startOver}
          </button>
        </div>
      )}
      {isGuided && workspace !== null && countOf(source) === 0 && (
        <GuidingHand place={place} move={workspace.firstMove} view={view} />
      )}
      <BlockLabels labels={labels} rectOf={(id) => workspace?.rectOf(id) ?? null} place={place} view={view} />
      {prompt && (
        <NamePrompt
          old={prompt.old}
          onAnswer={(name) => {
            setPrompt(null);
            prompt.answer(name);
          }}
        />
      )}
    </section>
  );
}

interface Prompt {
  readonly old: string;
  readonly answer: (name: string | null) => void;
}

function Counter({ source, limit }: { readonly source: string; readonly limit: number | null }) {
  const count = countOf(source);
  const over = limit !== null && count > limit;
  return (
    <p className={classNames(styles.count, over && styles.over)} role="status">
      {limit === null ? blocksTexts.count(count) : blocksTexts.countOf(count, limit)}
      {over && <b title={blocksTexts.tooMany}>!</b>}
    </p>
  );
}

/** Why the blocks cannot be shown; null when they can. */
function faultOf(source: string): string | null {
  try {
    parseProgram(source);
    return null;
  } catch (error) {
    if (error instanceof BlockError) return error.message;
    throw error;
  }
}

function countOf(source: string): number {
  try {
    return countBlocks(source);
  } catch {
    return 0;
  }
}

/** Drawn by React, taken by Blockly as images. */
function picturesIn(container: HTMLElement): ReadonlyMap<string, string> {
  const drawn = [...container.querySelectorAll<HTMLElement>('[data-icon]')].map(
    ({ dataset, innerHTML }) => [dataset.icon ?? '', addressOf(innerHTML)] as const,
  );
  return new Map([...drawn, ['start', addressOf(START_SHELL)]]);
}

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Variables for the style sheet: `--block-move-top` and the like. */
const COLOURS = Object.fromEntries(
  Object.entries(BLOCK_COLOURS).flatMap(([name, { top, bottom, line }]) => [
    [`--block-${name}-top`, top],
    [`--block-${name}-bottom`, bottom],
    [`--block-${name}-line`, line],
  ]),
);
