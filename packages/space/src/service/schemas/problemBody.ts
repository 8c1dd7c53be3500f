import { problemSchemas } from '@astrarium/contract';
import { SPACE_PROBLEMS } from '../problems/spaceProblems.js';

const SCHEMAS = problemSchemas(SPACE_PROBLEMS);

/** The code of a problem. */
export const PROBLEM_CODE = SCHEMAS.code;

/** A refusal: problem details (RFC 9457). */
export const PROBLEM_BODY = SCHEMAS.body;
