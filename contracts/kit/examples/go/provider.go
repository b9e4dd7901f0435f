// A provider of six endpoints, with the standard library alone: go run provider.go 8080
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"math"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"
)

// The key of x-signature that verification uses; a real service gets its own from its configuration.
const secret = "fixture-signature-secret"

// Values with an answer of their own, as inputs.md lists them.
var (
	coveredZip = "01803"
	goodSim    = "8901260852290847804"
	badSims    = map[string]int{"8901260852290847153": 40153, "8901260852290847155": 40155}
	portable   = "6175550142"
	devices    = map[string]map[string]any{
		"356938035643809": {"isValid": true, "esimAvailable": true, "make": "Google", "model": "Pixel 8"},
		"356938035643111": {"isValid": true, "make": "Samsung", "model": "Galaxy A12"},
		"356938035643000": {"isValid": false},
	}
	badDevices = map[string]int{"356938035643245": 40245, "356938035643152": 40152, "356938035643267": 40267}
	// The line of each customer: nobody gets an answer about another one.
	lines = map[string]string{
		"new-sim-delivered@example.test": "new-sim-delivered-1",
		"active-single@example.test":     "active-single-1",
	}
	notYours = refusal{Code: 40300}
)

func main() {
	get("/auth/v0/topup/pulse", func(_ string, _ url.Values, _ string) any {
		return map[string]any{"pulse": 1, "pulseCost": 5}
	})
	get("/auth/v0/mdn/zipcode/availability/", func(zip string, _ url.Values, _ string) any {
		return map[string]any{"isValid": zip == coveredZip}
	})
	get("/auth/v0/icc/validate/", func(path string, _ url.Values, caller string) any {
		line, sim, _ := strings.Cut(path, "/")
		if line != lines[caller] {
			return notYours
		}
		if code, bad := badSims[sim]; bad {
			return refusal{Code: code}
		}
		return map[string]any{"isValid": sim == goodSim}
	})
	get("/auth/v0/imei/USA/", func(imei string, _ url.Values, _ string) any {
		if code, bad := badDevices[imei]; bad {
			if code == 40152 {
				return refusal{Code: code, Word: "IMEI_ALREADY_IN_USE"}
			}
			return refusal{Code: code}
		}
		if device, known := devices[imei]; known {
			return device
		}
		return map[string]any{"isValid": false}
	})
	get("/auth/v0/port/validate/result/", func(data string, _ url.Values, _ string) any {
		return map[string]any{"isPortValidate": data == portable}
	})
	post("/taxsvc/v0/taxes/USA", func(_ string, form url.Values, caller string) any {
		if form.Get("customerId") != lines[caller] {
			return notYours
		}
		amount, _ := strconv.ParseFloat(form.Get("amount"), 64)
		return map[string]any{"totalTax": math.Round(amount*6.25) / 100}
	})
	panic(http.ListenAndServe("127.0.0.1:"+os.Args[1], nil))
}

type refusal struct {
	Code int
	Word string
}

// What a call answers: the data of the envelope, or a refusal. It gets the rest of the path, the form, and the
// email address of the customer who asks.
type call func(rest string, form url.Values, caller string) any

func get(path string, answer call)  { serve(http.MethodGet, path, answer) }
func post(path string, answer call) { serve(http.MethodPost, path, answer) }

func serve(method, path string, answer call) {
	http.HandleFunc(path, func(response http.ResponseWriter, request *http.Request) {
		body, _ := io.ReadAll(request.Body)
		if request.Method != method {
			response.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		caller, isSignedIn := callerOf(request)
		if !isSignedIn || !isSigned(request, string(body)) {
			response.WriteHeader(http.StatusUnauthorized)
			return
		}
		form, _ := url.ParseQuery(string(body))
		envelope := map[string]any{"status": "SUCCESS"}
		switch result := answer(strings.TrimPrefix(request.URL.Path, path), form, caller).(type) {
		case refusal:
			envelope = map[string]any{"status": "FAILURE", "resCode": result.Code, "message": "Refused"}
			if result.Word != "" {
				envelope["exCode"] = result.Word
			}
		default:
			envelope["data"] = result
		}
		response.Header().Set("content-type", "application/json")
		json.NewEncoder(response).Encode(envelope)
	})
}

// Who asks, by the ID token, unless it has ended. A real service checks its signature, which these have not.
func callerOf(request *http.Request) (email string, isSignedIn bool) {
	parts := strings.Split(request.Header.Get("x-id-token"), ".")
	if len(parts) != 3 {
		return "", false
	}
	var claims struct {
		Email string
		Exp   int64
	}
	payload, err := base64.RawURLEncoding.DecodeString(parts[1])
	if err != nil || json.Unmarshal(payload, &claims) != nil || claims.Email == "" {
		return "", false
	}
	return claims.Email, claims.Exp == 0 || time.Now().Unix() < claims.Exp
}

// The signature covers method, path with query, access token, date and body, one line each; the date is recent.
func isSigned(request *http.Request, body string) bool {
	token, date := request.Header.Get("authorization"), request.Header.Get("date")
	sent, err := http.ParseTime(date)
	if err != nil || time.Since(sent).Abs() > 5*time.Minute || !strings.HasPrefix(token, "Bearer ") {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(strings.Join([]string{request.Method, request.URL.RequestURI(), token, date, body}, "\n")))
	wanted := base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(wanted), []byte(request.Header.Get("x-signature")))
}
