export const surfaceVertex = /* glsl */ `
in vec4 light;
in vec4 lightBehind;
out vec3 place;
out vec3 outward;
out vec2 at;
out vec4 before;
out vec4 behind;
uniform float flip;
uniform vec2 sway;
void main() {
  place = position;
  outward = normal;
  at = uv;
  before = light;
  behind = lightBehind;
  vec3 shown = position * vec3(1.0, flip, 1.0);
  if (flip < 0.0) shown.xz += sway * position.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(shown, 1.0);
}`

/**
 * Baked light for what scatters, the surroundings for what mirrors. Where little of the sky is seen the surroundings are dimmed too:
 * footwells, wheel arches and seams are dark.
 */
export const surfaceFragment = /* glsl */ `
precision highp float;
in vec3 place;
in vec3 outward;
in vec2 at;
in vec4 before;
in vec4 behind;
uniform vec3 albedo;
uniform vec3 glow;
uniform float roughness;
uniform float metalness;
uniform float coat;
uniform float flake;
uniform float opacity;
uniform float bounce;
uniform sampler2D map;
uniform float mapped;
uniform sampler2D glowMap;
uniform sampler2D bump;
uniform float bumped;
uniform vec2 repeat;
uniform samplerCube around;
uniform float softest;
uniform vec3 lamp;
uniform vec4 haze;
uniform float flip;
out vec4 colour;

/** The normal with the relief of the bump map. */
vec3 relief(vec3 normal, float strength) {
  vec3 alongX = dFdx(place);
  vec3 alongY = dFdy(place);
  vec2 uv = at * repeat;
  float here = texture(bump, uv).r;
  float stepX = texture(bump, uv + dFdx(uv)).r - here;
  float stepY = texture(bump, uv + dFdy(uv)).r - here;
  vec3 r1 = cross(alongY, normal);
  vec3 r2 = cross(normal, alongX);
  float size = dot(alongX, r1);
  vec3 slope = sign(size) * (stepX * r1 + stepY * r2) * strength * 0.0016;
  return normalize(abs(size) * normal - slope);
}

void main() {
  vec3 eye = cameraPosition * vec3(1.0, flip, 1.0);
  vec3 toEye = normalize(eye - place);
  vec3 smoothNormal = normalize(outward);
  bool isFront = dot(smoothNormal, toEye) >= 0.0;
  vec4 arriving = isFront ? before : behind;
  if (!isFront) smoothNormal = -smoothNormal;
  vec3 normal = bumped > 0.0 ? relief(smoothNormal, bumped) : smoothNormal;
  float facingEye = clamp(dot(normal, toEye), 0.0, 1.0);
  vec3 own = albedo * (mapped > 0.5 ? texture(map, at * repeat).rgb : vec3(1.0));
  float open = clamp(arriving.a, 0.0, 1.0);
  float dim = mix(0.4, 1.0, smoothstep(0.0, 0.3, open));
  float turned = clamp(1.0 + dot(normal - smoothNormal, lamp) * 1.1, 0.3, 1.8);
  vec3 scattered = arriving.rgb * turned + textureLod(around, normal, softest).rgb * bounce * dim + vec3(0.05 * bounce * dim);
  vec3 mirrored = reflect(-toEye, normal);
  vec3 straight = mix(vec3(0.04), own, metalness);
  float edge = pow(1.0 - facingEye, 5.0) * (1.0 - roughness);
  float lod = softest * pow(roughness, 0.6);
  vec3 gloss = vec3(0.0);
  if (roughness < 0.88) {
    gloss = textureLod(around, mirrored, lod).rgb * dim * (straight + (1.0 - straight) * edge);
    gloss *= mix(1.0 - roughness * 0.6, 1.0, metalness);
  }
  vec3 body = own * (1.0 - metalness) * scattered + gloss;
  if (flake > 0.0) body += own * flake * textureLod(around, mirrored, softest * 0.62).rgb * dim * pow(facingEye, 1.5);
  float veil = 0.0;
  vec3 shine = vec3(0.0);
  if (coat > 0.0) {
    veil = coat * (0.045 + 0.955 * pow(1.0 - facingEye, 5.0));
    shine = textureLod(around, reflect(-toEye, smoothNormal), 0.3).rgb * veil * dim;
  }
  vec3 light = body * (1.0 - veil) * opacity + shine;
  if (glow.r + glow.g + glow.b > 0.0) light += glow * texture(glowMap, at).rgb;
  float alpha = clamp(opacity + veil, 0.0, 1.0);
  if (haze.a > 0.0) {
    float far = 1.0 - exp(-pow(distance(eye, place) / haze.a, 1.3));
    light = mix(light, haze.rgb * alpha, far);
  }
  colour = vec4(light, alpha);
}`

/** Places exactly as the surfaces' own shader puts them, so that what is hidden need not be shaded. */
export const coverVertex = /* glsl */ `
void main() {
  vec3 shown = position * vec3(1.0, 1.0, 1.0);
  gl_Position = projectionMatrix * viewMatrix * vec4(shown, 1.0);
}`

export const coverFragment = /* glsl */ `
out vec4 colour;
void main() { colour = vec4(0.0); }`

export const skyVertex = /* glsl */ `
out vec3 way;
void main() {
  way = position;
  vec4 clip = projectionMatrix * viewMatrix * vec4(position + cameraPosition, 1.0);
  gl_Position = clip.xyww;
}`

/** The sky by direction, from a map of all directions. */
export const skyFragment = /* glsl */ `
precision highp float;
in vec3 way;
uniform sampler2D map;
out vec4 colour;
void main() {
  vec3 to = normalize(way);
  vec2 uv = vec2(atan(to.z, to.x) / 6.2831853 + 0.5, asin(clamp(to.y, -1.0, 1.0)) / 3.14159265 + 0.5);
  colour = vec4(textureLod(map, uv, 0.0).rgb, 1.0);
}`
