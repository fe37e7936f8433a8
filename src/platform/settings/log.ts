import pino, { type Logger } from 'pino'

/** Structured logs, one line a request. Fields with names of secret or personal data are left out. */
export function openLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.cookie', 'headers.authorization', 'headers.cookie'],
      censor: '•',
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
