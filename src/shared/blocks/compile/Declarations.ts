import type { BlockNode, BlockProgram } from '../parseProgram.ts';
import { allNodes, nodesIn, parametersOf } from './names.ts';
import type { Scope } from './ValueTypes.ts';
import { isParameter } from './ValueTypes.ts';

const LOOPS = ['count', 'forEach', 'forEachLetter'];
const LIST_MAKERS = ['listNew', 'listSplit'];
const SETTERS = ['setVariable', 'changeVariable', ...LIST_MAKERS, ...LOOPS];

/** The places where the variables of a program are declared. */
export class Declarations {
  /** Variables declared before all else. */
  readonly first: ReadonlySet<string>;
  /** Top-level statements that declare their variable, with its name. */
  readonly births: ReadonlyMap<BlockNode, string>;
  /** The births whose variable is set nowhere else: the lessons write such a box with `const`. */
  readonly constants: ReadonlySet<BlockNode>;
  /** Loops whose variable lives inside them alone. */
  readonly ownLoops: ReadonlySet<BlockNode>;

  constructor(program: BlockProgram) {
    const all = [...allNodes(program)];
    const scopes = scopesOf(program);
    const scopeOf = (node: BlockNode) => scopes.get(node) ?? null;
    this.ownLoops = new Set(
      all.filter((node) => {
        if (!LOOPS.includes(node.definition.type)) return false;
        const name = String(node.fields.get('VAR'));
        if (isParameter(name, scopeOf(node))) return false;
        const inside = new Set(nodesIn(node.mouths.get('DO') ?? []));
        const elsewhere = all.some(
          (other) =>
            other !== node &&
            !inside.has(other) &&
            mentions(other, name) &&
            !isParameter(name, scopeOf(other)),
        );
        const isSet = [...inside].some((other) => setNameOf(other) === name);
        return (
          !elsewhere && !isSet && ![...nodesIn(node.holes.values())].some((other) => mentions(other, name))
        );
      }),
    );
    const inSpells = new Set([...nodesIn(program.spells)].flatMap((node) => globalsIn(node, scopeOf(node))));
    const births = new Map<BlockNode, string>();
    const seen = new Set<string>(inSpells);
    for (const statement of program.main) {
      const name = bornName(statement);
      const before = new Set(seen);
      for (const node of nodesIn([statement]))
        globalsIn(node, null).forEach((mentioned) => seen.add(mentioned));
      const ownMention = [...nodesIn(statement.holes.values())].some((node) => mentions(node, name ?? ''));
      if (name !== null && !before.has(name) && !ownMention) births.set(statement, name);
    }
    this.births = births;
    const timesSet = (name: string) => all.filter((node) => setNameOf(node) === name).length;
    this.constants = new Set([...births].flatMap(([node, name]) => (timesSet(name) === 1 ? node : [])));
    const born = new Set(births.values());
    const own = new Set([...this.ownLoops].map(({ fields }) => String(fields.get('VAR'))));
    this.first = new Set([...seen].filter((name) => !born.has(name) && !own.has(name)));
  }

  /** Variables that a spell sets without owning them. */
  setBy(spell: BlockNode): readonly string[] {
    const own = parametersOf(spell);
    const names = [...nodesIn(spell.mouths.get('DO') ?? [])].flatMap((node) =>
      this.ownLoops.has(node) ? [] : (setNameOf(node) ?? []),
    );
    return [...new Set(names)].filter((name) => !own.includes(name));
  }
}

function scopesOf({ spells }: BlockProgram): ReadonlyMap<BlockNode, Scope> {
  return new Map(spells.flatMap((spell) => [...nodesIn([spell])].map((node) => [node, spell] as const)));
}

const namesIn = ({ fields, definition }: BlockNode): readonly string[] =>
  definition.parts.flatMap(({ kind, name }) => (kind === 'variable' ? String(fields.get(name)) : []));

const mentions = (node: BlockNode, name: string) => namesIn(node).includes(name);

const globalsIn = (node: BlockNode, scope: Scope): readonly string[] =>
  node === scope ? [] : namesIn(node).filter((name) => !isParameter(name, scope));

function setNameOf({ definition, fields }: BlockNode): string | null {
  if (!SETTERS.includes(definition.type)) return null;
  return String(fields.get(LIST_MAKERS.includes(definition.type) ? 'LIST' : 'VAR'));
}

const bornName = (node: BlockNode): string | null =>
  ['setVariable', ...LIST_MAKERS].includes(node.definition.type) ? setNameOf(node) : null;
