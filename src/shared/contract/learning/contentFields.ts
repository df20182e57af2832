import { z } from 'zod';

/** Fields that courses, worksheets, documents, problems, videos and blocks have in common. */

export const CONTENT_VISIBLE_STATES = ['VISIBLE', 'INVISIBLE'] as const;
export const contentVisibleStateSchema = z.enum(CONTENT_VISIBLE_STATES);
export type ContentVisibleState = z.infer<typeof contentVisibleStateSchema>;

export const DOCUMENT_TYPES = ['MARKDOWN', 'PDF'] as const;

export const COURSE_LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];
export const COURSE_THEMES = ['SEA', 'VILLAGE', 'CAVE', 'WRECK', 'LIGHTHOUSE'] as const;
export type CourseTheme = (typeof COURSE_THEMES)[number];

/** The way of enrolling: at once, for points, or for money. */
export const ENROL_PAYMENT_TYPES = ['FREE', 'POINT', 'CASH'] as const;
export type EnrolPaymentType = (typeof ENROL_PAYMENT_TYPES)[number];

export const CONTENT_TITLE_LENGTH = 60;
export const MARKDOWN_LENGTH = 50_000;
