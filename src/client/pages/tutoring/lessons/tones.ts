import type { RegistrationState } from '#shared/contract/tutoring/registrations.ts';
import type { TicketState } from '#shared/contract/tutoring/tickets.ts';
import type { ChipTone } from '#client/ui/chip/Chip.tsx';

/** The colours that say the states of lessons and of tickets. */
export const LESSON_TONES: Readonly<Record<RegistrationState, ChipTone>> = {
  RESERVED: 'info',
  DONE: 'success',
  NO_SHOW: 'danger',
  CANCELLED: 'plain',
};
export const TICKET_TONES: Readonly<Record<TicketState, ChipTone>> = {
  AVAILABLE: 'success',
  RESERVED: 'info',
  USED: 'plain',
  EXPIRED: 'danger',
  REFUNDED: 'plain',
};
