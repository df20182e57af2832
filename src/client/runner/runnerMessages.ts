import type { EngineLanguage, RunReply, RunRequest } from '#shared/code/protocol.ts';

/** The addresses of the interpreters: the worker may be started anywhere, so it needs them. */
export interface EngineFiles {
  quickJs: string;
  pythonCode: string;
  pythonMemory: string;
}

export type ToRunner =
  | { kind: 'warm'; language: EngineLanguage; files: EngineFiles }
  | { kind: 'run'; request: RunRequest; files: EngineFiles };

export type FromRunner =
  | { kind: 'warm'; language: EngineLanguage }
  | { kind: 'reply'; reply: RunReply }
  /** The interpreter could not be started. */
  | { kind: 'failed'; message: string };
