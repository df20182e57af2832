import { createContext } from 'react';
import type { DocumentPicture } from '#shared/contract/learning/documents.ts';

/** The pictures that the Markdown below may name. */
export const DocumentPictureContext = createContext<readonly DocumentPicture[]>([]);
