import type { Request, RequestHandler, Response } from 'express';

/** An async handler whose errors are answered instead of ending the server. */
export const asyncHandler =
  <TParams>(handler: (request: Request<TParams>, response: Response) => Promise<void>): RequestHandler<TParams> =>
  (request, response, next) => {
    handler(request, response).catch(next);
  };

/** Answers with a status and a French message. */
export function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ message });
}
