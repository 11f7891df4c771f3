# The shop in production. docs/deploy.md tells how it is set up.
FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev && npm run slim

# Node comes with the packages, in the version that the tests ran on.
FROM debian:trixie-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin framewell
WORKDIR /shop
COPY --from=build /shop ./
ENV NODE_ENV=production FRAMEWELL_MODE=serve HOST=0.0.0.0 PORT=3000 PATH=/shop/node_modules/node/bin:/usr/bin:/bin
USER 10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=20", "src/server/main.ts"]
