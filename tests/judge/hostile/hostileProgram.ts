import type { Verdict } from '#shared/contract/learning/verdicts.ts';

/** A program that means harm, and what has to become of it. */
export interface HostileProgram {
  what: string;
  source: string;
  /** The verdicts that are right: more than one where it depends on what the machine refuses first. */
  verdicts: readonly Verdict[];
  /** Output that it must not have printed. */
  never?: RegExp;
  /** Output that it prints when it is held where it belongs. */
  prints?: string;
  /** The class of the security record it belongs to: a CVE, an advisory or an issue of another judge. */
  record?: string;
}
