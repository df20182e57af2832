import { z } from 'zod';
import type { IdentityToken } from '#server/gateways/identity/identityGateway.ts';
import { AppError } from '#server/platform/appError.ts';

const part = z.string().min(1).max(20_000);
const formSchema = z.object({ token_version_id: part, enc_data: part, integrity_value: part });

/** The three values of a form that came through a browser. Throws VALIDATION_FAIL. */
export function readForm(bytes: Buffer): IdentityToken {
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(bytes.toString('latin1'))));
  if (!form.success) throw new AppError('VALIDATION_FAIL', { log: 'a form of the window is not whole' });
  return form.data;
}
