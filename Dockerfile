# Debian, not Alpine: the embedded PostgreSQL and the password hash come as glibc builds.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/lotse
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-fund --no-audit
COPY . .
RUN npm run build && npm prune --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
WORKDIR /opt/lotse
COPY --from=build --chown=root:root /opt/lotse ./
RUN mkdir -p /var/lib/lotse && chown node:node /var/lib/lotse
USER node
ENV NODE_ENV=production DATA_DIR=/var/lib/lotse
VOLUME /var/lib/lotse
EXPOSE 4545
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not `npm start`, which would install and build first.
CMD ["node", "scripts/start.mjs"]
