import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import static java.nio.charset.StandardCharsets.UTF_8;

/** A provider of six endpoints, with the JDK's own library alone: java Provider.java 8080 */
public class Provider {
  /** The key of x-signature that verification uses; a real service gets its own from its configuration. */
  private static final String SECRET = "fixture-signature-secret";

  // Values with an answer of their own, as inputs.md lists them.
  private static final Map<String, String> SIMS = Map.of(
      "8901260852290847804", success("{\"isValid\":true}"),
      "8901260852290847153", refused(40153, ""),
      "8901260852290847155", refused(40155, ""));
  private static final Map<String, String> DEVICES = Map.of(
      "356938035643809",
      success("{\"isValid\":true,\"esimAvailable\":true,\"make\":\"Google\",\"model\":\"Pixel 8\"}"),
      "356938035643111", success("{\"isValid\":true,\"make\":\"Samsung\",\"model\":\"Galaxy A12\"}"),
      "356938035643245", refused(40245, ""),
      "356938035643152", refused(40152, ",\"exCode\":\"IMEI_ALREADY_IN_USE\""),
      "356938035643267", refused(40267, ""));
  private static final String INVALID = success("{\"isValid\":false}");
  /** The line of each customer: nobody gets an answer about another one. */
  private static final Map<String, String> LINES = Map.of(
      "new-sim-delivered@example.test", "new-sim-delivered-1",
      "active-single@example.test", "active-single-1");
  private static final String NOT_YOURS = refused(40300, "");

  public static void main(String[] args) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(args[0])), 0);
    serve(server, "GET", "/auth/v0/topup/pulse", (rest, form, caller) -> success("{\"pulse\":1,\"pulseCost\":5}"));
    serve(server, "GET", "/auth/v0/mdn/zipcode/availability/",
        (zip, form, caller) -> success("{\"isValid\":" + zip.equals("01803") + "}"));
    serve(server, "GET", "/auth/v0/icc/validate/",
        (rest, form, caller) -> {
          String[] parts = rest.split("/", 2);
          if (!parts[0].equals(LINES.get(caller))) return NOT_YOURS;
          return SIMS.getOrDefault(parts[parts.length - 1], INVALID);
        });
    serve(server, "GET", "/auth/v0/imei/USA/", (imei, form, caller) -> DEVICES.getOrDefault(imei, INVALID));
    serve(server, "GET", "/auth/v0/port/validate/result/",
        (data, form, caller) -> success("{\"isPortValidate\":" + data.equals("6175550142") + "}"));
    serve(server, "POST", "/taxsvc/v0/taxes/USA", (rest, form, caller) -> {
      if (!form.getOrDefault("customerId", "").equals(LINES.get(caller))) return NOT_YOURS;
      double amount = Double.parseDouble(form.getOrDefault("amount", "0"));
      return success("{\"totalTax\":" + Math.round(amount * 6.25) / 100.0 + "}");
    });
    // By default one thread serves all, and a connection that is kept open can hold it.
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
  }

  private static String success(String data) {
    return "{\"status\":\"SUCCESS\",\"data\":" + data + "}";
  }

  private static String refused(int code, String more) {
    return "{\"status\":\"FAILURE\",\"resCode\":" + code + more + ",\"message\":\"Refused\"}";
  }

  /** What a call answers: it gets the rest of the path, the form, and the email address of the customer who asks. */
  private interface Call {
    String answer(String rest, Map<String, String> form, String caller);
  }

  private static void serve(HttpServer server, String method, String path, Call call) {
    server.createContext(path, exchange -> {
      String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      String caller = callerOf(exchange);
      String rest = exchange.getRequestURI().getPath().substring(path.length());
      if (!exchange.getRequestMethod().equals(method)) reply(exchange, 405, "");
      else if (caller == null || !isSigned(exchange, body)) reply(exchange, 401, "");
      else reply(exchange, 200, call.answer(rest, formOf(body), caller));
    });
  }

  private static void reply(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(UTF_8);
    exchange.getResponseHeaders().set("content-type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static Map<String, String> formOf(String body) {
    Map<String, String> form = new HashMap<>();
    for (String field : body.split("&")) {
      String[] parts = field.split("=", 2);
      if (parts.length == 2) form.put(URLDecoder.decode(parts[0], UTF_8), URLDecoder.decode(parts[1], UTF_8));
    }
    return form;
  }

  private static final Pattern EMAIL = Pattern.compile("\"email\":\"([^\"]+)\"");
  private static final Pattern END = Pattern.compile("\"exp\":(\\d{1,15})\\b");

  /** Who asks, by the ID token; null if it has ended. A real service checks its signature, which these have not. */
  private static String callerOf(HttpExchange exchange) {
    String token = exchange.getRequestHeaders().getFirst("x-id-token");
    String[] parts = token == null ? new String[0] : token.split("\\.", 3);
    if (parts.length != 3) return null;
    try {
      String claims = new String(Base64.getUrlDecoder().decode(parts[1]), UTF_8);
      Matcher end = END.matcher(claims);
      if (end.find() && Long.parseLong(end.group(1)) <= Instant.now().getEpochSecond()) return null;
      Matcher email = EMAIL.matcher(claims);
      return email.find() ? email.group(1) : null;
    } catch (IllegalArgumentException invalid) {
      return null;
    }
  }

  /** The signature covers method, path with query, access token, date and body, one line each; the date is recent. */
  private static boolean isSigned(HttpExchange exchange, String body) {
    try {
      String token = exchange.getRequestHeaders().getFirst("authorization");
      String date = exchange.getRequestHeaders().getFirst("date");
      String signature = exchange.getRequestHeaders().getFirst("x-signature");
      if (token == null || !token.startsWith("Bearer ") || date == null || signature == null) return false;
      ZonedDateTime sent = ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME);
      if (Duration.between(sent, ZonedDateTime.now()).abs().compareTo(Duration.ofMinutes(5)) > 0) return false;
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(SECRET.getBytes(UTF_8), "HmacSHA256"));
      String url = exchange.getRequestURI().toString();
      byte[] sum = mac.doFinal(String.join("\n", exchange.getRequestMethod(), url, token, date, body).getBytes(UTF_8));
      String wanted = Base64.getUrlEncoder().withoutPadding().encodeToString(sum);
      return MessageDigest.isEqual(wanted.getBytes(UTF_8), signature.getBytes(UTF_8));
    } catch (Exception invalid) {
      return false;
    }
  }
}
