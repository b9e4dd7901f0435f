import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import static java.nio.charset.StandardCharsets.UTF_8;

/** A provider of six endpoints, with the JDK's own library alone: java Provider.java 8080 */
public class Provider {
  /** The key of x-signature that verification uses; a real service gets its own from its configuration. */
  private static final String SECRET = "fixture-signature-secret";

  // Values with an answer of their own, as pact/inputs.md lists them.
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

  public static void main(String[] args) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(args[0])), 0);
    serve(server, "GET", "/auth/v0/topup/pulse", (rest, form) -> success("{\"pulse\":1,\"pulseCost\":5}"));
    serve(server, "GET", "/auth/v0/mdn/zipcode/availability/",
        (zip, form) -> success("{\"isValid\":" + zip.equals("01803") + "}"));
    serve(server, "GET", "/auth/v0/icc/validate/",
        (rest, form) -> SIMS.getOrDefault(rest.substring(rest.indexOf('/') + 1), INVALID));
    serve(server, "GET", "/auth/v0/imei/USA/", (imei, form) -> DEVICES.getOrDefault(imei, INVALID));
    serve(server, "GET", "/auth/v0/port/validate/result/",
        (data, form) -> success("{\"isPortValidate\":" + data.equals("6175550142") + "}"));
    serve(server, "POST", "/taxsvc/v0/taxes/USA", (rest, form) -> {
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

  /** An answer gets the rest of the path, and the form. */
  private static void serve(
      HttpServer server, String method, String path, BiFunction<String, Map<String, String>, String> answer) {
    server.createContext(path, exchange -> {
      String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      String rest = exchange.getRequestURI().getPath().substring(path.length());
      if (!exchange.getRequestMethod().equals(method)) reply(exchange, 405, "");
      else if (!isSigned(exchange, body)) reply(exchange, 401, "");
      else reply(exchange, 200, answer.apply(rest, formOf(body)));
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
