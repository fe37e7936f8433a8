import type { FastifyPluginAsync } from 'fastify'
import { platformApi } from './platform/platform.api.ts'

/** The calls of every room, as they stand under /api. */
export const roomApis: readonly FastifyPluginAsync[] = [platformApi]
