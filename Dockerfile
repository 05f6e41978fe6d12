# The site and the API in one image. `docs/operations.md` explains the settings of the container.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/api/package.json packages/api/
COPY packages/machines/package.json packages/machines/
COPY packages/ui/package.json packages/ui/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
# `docs/supply-chain.md` says what a builder passes here, and how it attests the image.
ARG REVISION=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="shop" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.source="$SOURCE"
WORKDIR /app
ENV NODE_ENV=production APP_PROFILE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/apps/server/package.json apps/server/package.json
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/server/migrations apps/server/migrations
COPY --from=build /app/apps/site/build apps/site/build
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node.js itself is process 1, so that SIGTERM reaches it.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "apps/server/dist/main.js"]
